package deluxe.stage.art;

/** How a face looks at what happened. */
public enum Mood {
    GLAD,
    NEUTRAL,
    RUEFUL
}
