package deluxe.site.lobby;

/**
 * What a player asked for in a match that the site deals. All that happened in the match follows from these.
 *
 * @param number counts them from 1; 0 is the moment when the player first asked for the match
 * @param atMillis when it counts
 * @param arrivedMillis when it came
 * @param tripMillis the way to the player and back, as last measured before; 0 if it was not
 * @param intent in the words of the wire
 */
public record KeptIntent(int number, long atMillis, long arrivedMillis, int tripMillis, String intent) {
    /** The player does not see the page any more. */
    public static final String LEAVE = "leave";

    /** The player ends the match early. */
    public static final String END = "end";

    /** Nobody asked for this: time has ended the match, and nothing can count before that any more. */
    public static final String OVER = "over";

    /** How much earlier it counts than it came. */
    public long allowedMillis() {
        return Math.max(0, arrivedMillis - atMillis);
    }
}
