package deluxe.site.lobby;

/**
 * A player, and the token that proves to be that player.
 *
 * @param token to be sent along with whatever the player does
 */
public record Account(Player player, String token) {}
