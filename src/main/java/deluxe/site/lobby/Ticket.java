package deluxe.site.lobby;

/**
 * A player's place in a tournament.
 *
 * @param match the name of the one match that the player plays in it
 * @param player the player's id
 * @param takenMillis when it was taken; the match cannot have begun before
 * @param seat with whom the player meets the same tiles
 */
public record Ticket(String match, String tournament, String player, long takenMillis, HeatSeat seat) {
    /** The place of a player whose deals the site shares with nobody. */
    public Ticket(String match, String tournament, String player, long takenMillis) {
        this(match, tournament, player, takenMillis, HeatSeat.alone(match));
    }
}
