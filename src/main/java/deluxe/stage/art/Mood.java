package deluxe.stage.art;

/** How a face reacts to what happened. */
public enum Mood {
    GLAD,
    NEUTRAL,
    RUEFUL
}
