package deluxe.site.lobby;

/**
 * With whom a player meets the same tiles.
 *
 * @param heat the name that the key of the deals comes from
 * @param number which seat of the heat it is; each can be taken once
 * @param network a digest of the player's address, empty where that doesn't matter: a heat has one player from each
 */
public record HeatSeat(String heat, int number, String network) {
    /** The only seat of a heat that is one match. */
    public static HeatSeat alone(String match) {
        return new HeatSeat(match, 0, "");
    }
}
