package deluxe.site.database;

/**
 * How long a database is waited for.
 *
 * @param connectSeconds for a connection, a free one or a new one
 * @param answerSeconds for what one statement answers, locks and all
 */
record Patience(int connectSeconds, int answerSeconds) {
    /** Somebody waits. */
    static final Patience SERVING = new Patience(2, 3);

    /** The tables are brought to another form, perhaps by another process. */
    static final Patience STARTING = new Patience(10, 600);

    int connectMillis() {
        return connectSeconds * 1_000;
    }

    int answerMillis() {
        return answerSeconds * 1_000;
    }
}
