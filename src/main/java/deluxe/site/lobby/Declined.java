package deluxe.site.lobby;

/** What was asked for cannot be had. The message is one line for whoever asked. */
public final class Declined extends RuntimeException {
    /** Why not. */
    public enum Cause {
        /** There is no such thing. */
        UNKNOWN,
        /** Not for this player. */
        FORBIDDEN,
        /** Something else stands there already, or the time for it is over. */
        CONFLICT,
        /** Not yet: the same may be asked for again. */
        LATER
    }

    private final Cause why;

    Declined(Cause why, String message) {
        super(message);
        this.why = why;
    }

    public Cause why() {
        return why;
    }
}
