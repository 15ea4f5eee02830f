package deluxe.dominoes;

/** A tile that was still in hand when the other went out, and what it adds before any rounding. */
public record Leftover(Tile tile, int points) {}
