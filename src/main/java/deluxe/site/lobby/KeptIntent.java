package deluxe.site.lobby;

/**
 * What a player asked for in a match that the site deals. All that happened in the match follows from these.
 *
 * @param number counts them from 1; 0 is the moment when the player first asked for the match
 * @param atMillis when it counts
 * @param arrivedMillis when it came
 * @param intent in the words of the wire
 */
public record KeptIntent(int number, long atMillis, long arrivedMillis, String intent) {}
