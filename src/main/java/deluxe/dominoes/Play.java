package deluxe.dominoes;

/** A tile put to an end; which of its halves meets follows from the end's value. */
public record Play(Tile tile, End end) implements Action {
    /** The first tile of a round. */
    public static Play lead(Tile tile) {
        return new Play(tile, End.FELT);
    }
}
