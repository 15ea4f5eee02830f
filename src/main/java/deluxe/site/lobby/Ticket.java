package deluxe.site.lobby;

/**
 * A player's place in a tournament.
 *
 * @param match the name of the one match that the player plays in it
 * @param player the player's id
 * @param takenMillis when it was taken; the match cannot have begun before
 */
public record Ticket(String match, String tournament, String player, long takenMillis) {}
