package deluxe.play.tavern;

/** What lies over the tavern, wherever the player is in it. */
public enum TavernSheet {
    NONE,
    RULES,
    SETTINGS,
    /** Asks whether a new campaign may take the place of the one that is kept. */
    NEW_GAME
}
