package deluxe.site.http;

/**
 * What a request needs before it can be answered.
 *
 * @param bodyBytes the length of the longest body that is read; of a longer one the request only says that it is longer
 * @param lane which threads answer it
 */
public record Needs(int bodyBytes, Lane lane) {
    public static final Needs NOTHING = new Needs(0, Lane.AT_ONCE);

    /** Answers of one lane never wait for those of another. */
    public enum Lane {
        /** Waits for nothing but files. */
        AT_ONCE,
        /** Looks at what may have to be waited for; given up after a while. */
        LOOKING,
        /** Changes something, with threads that nobody who looks can take; given up after a while. */
        CHANGING
    }

    public Needs {
        if (bodyBytes < 0) {
            throw new IllegalArgumentException("no body has " + bodyBytes + " bytes");
        }
    }
}
