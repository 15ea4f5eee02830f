package deluxe.stage.tiles;

/** What a table is used for. */
public enum TableUse {
    PLAYING,
    /** Fewer things on it, and larger. */
    LEARNING,
    /** Without settings. */
    WATCHING,
    /** The same, with both hands open. */
    WATCHING_OPEN
}
