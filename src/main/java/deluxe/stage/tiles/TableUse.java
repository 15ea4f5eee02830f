package deluxe.stage.tiles;

/** What a table is set for. */
public enum TableUse {
    PLAYING,
    /** Fewer things on it, and larger. */
    LEARNING,
    /** Nothing to be set on it. */
    WATCHING,
    /** The same, with both hands open. */
    WATCHING_OPEN
}
