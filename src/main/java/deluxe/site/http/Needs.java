package deluxe.site.http;

/**
 * What a request needs before it can be answered.
 *
 * @param bodyBytes the length of the longest body that is read; of a longer one the request only says that it is longer
 * @param waits whether its answer waits for more than files: it then has threads of its own, and is given up after a while
 */
public record Needs(int bodyBytes, boolean waits) {
    public static final Needs NOTHING = new Needs(0, false);

    public Needs {
        if (bodyBytes < 0) {
            throw new IllegalArgumentException("no body has " + bodyBytes + " bytes");
        }
    }
}
