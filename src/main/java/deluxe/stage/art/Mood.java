package deluxe.stage.art;

/** How a face reacts to what happened. */
public enum Mood {
    GLAD(1),
    NEUTRAL(2),
    RUEFUL(3);

    /** The layer of a sitter's figure that shows it. */
    final int layer;

    Mood(int layer) {
        this.layer = layer;
    }
}
