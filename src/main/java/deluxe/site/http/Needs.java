package deluxe.site.http;

/**
 * What a request needs before it can be answered.
 *
 * @param bodyBytes how long a body may be to be read; of a longer one it is only told that it is longer
 * @param waits whether its answer waits for more than files: then it has threads of its own, and is given up after a while
 */
public record Needs(int bodyBytes, boolean waits) {
    public static final Needs NOTHING = new Needs(0, false);

    public Needs {
        if (bodyBytes < 0) {
            throw new IllegalArgumentException("no body has " + bodyBytes + " bytes");
        }
    }
}
