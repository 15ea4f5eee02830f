package deluxe.site.lobby;

/**
 * A player, and the token that proves who the player is.
 *
 * @param token sent with everything that the player does
 */
public record Account(Player player, String token) {}
