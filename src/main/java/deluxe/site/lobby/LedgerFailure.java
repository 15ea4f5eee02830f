package deluxe.site.lobby;

/** The ledger cannot be written or read just now; later it can. */
public final class LedgerFailure extends RuntimeException {
    public LedgerFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
