package deluxe.site.lobby;

/**
 * How a player's match in a tournament came out.
 *
 * @param player the player's id
 * @param name the player's name
 */
public record PlayerResult(String match, String player, String name, long receivedMillis, Ruling ruling) {}
