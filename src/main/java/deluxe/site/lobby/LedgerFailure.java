package deluxe.site.lobby;

/** What the site must not forget cannot be written, read or gone by just now: later it can. */
public final class LedgerFailure extends RuntimeException {
    LedgerFailure(String message) {
        super(message);
    }

    public LedgerFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
