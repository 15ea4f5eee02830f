package deluxe.site.api;

/** An error that is answered with a status and one line. */
final class Failure extends RuntimeException {
    private final int status;

    Failure(int status, String line) {
        super(line);
        this.status = status;
    }

    int status() {
        return status;
    }
}
