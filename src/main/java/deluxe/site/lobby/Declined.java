package deluxe.site.lobby;

/** A request that cannot be met. The message is one line for the person who asked. */
public final class Declined extends RuntimeException {
    /** Why it cannot be met. */
    public enum Cause {
        /** There is no such thing. */
        UNKNOWN,
        /** Not for this player. */
        FORBIDDEN,
        /** Something else is there already, or this is not the time for it. */
        CONFLICT,
        /** It is too late for it. */
        GONE,
        /** Not yet: the same request can be made again. */
        LATER
    }

    private final Cause why;

    public Declined(Cause why, String message) {
        super(message);
        this.why = why;
    }

    public Cause why() {
        return why;
    }
}
