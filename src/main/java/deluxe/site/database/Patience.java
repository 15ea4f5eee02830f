package deluxe.site.database;

/**
 * How long to wait for a database.
 *
 * @param connectSeconds for a connection, whether a free one or a new one
 * @param answerSeconds for the answer to one statement, including locks
 */
record Patience(int connectSeconds, int answerSeconds) {
    /** While somebody waits. */
    static final Patience SERVING = new Patience(2, 3);

    /** While the tables are brought to another form, perhaps by another process. */
    static final Patience STARTING = new Patience(10, 600);

    int connectMillis() {
        return connectSeconds * 1_000;
    }

    int answerMillis() {
        return answerSeconds * 1_000;
    }
}
