package deluxe.site.lobby;

/** Somebody who plays here. */
public record Player(String id, String name) {}
