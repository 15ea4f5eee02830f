package deluxe.site.lobby;

/**
 * What an operator did by hand.
 *
 * @param who the operator's name on the machine
 * @param about the match, the player's id or the tournament
 * @param earlier how it was before
 */
public record AuditLine(long atMillis, String who, Act act, String about, String earlier, String why) {
    /** What can be done by hand. */
    public enum Act {
        VOID,
        BAR,
        LET_IN,
        FORGET,
        END,
        OPERATOR,
        KEY
    }
}
