package deluxe.dominoes;

/** A tile played at an end; which of its halves meets the end follows from the end's value. */
public record Play(Tile tile, End end) implements Action {
    /** The first tile of a round. */
    public static Play lead(Tile tile) {
        return new Play(tile, End.FELT);
    }
}
