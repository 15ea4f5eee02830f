package deluxe.play.tavern;

/** Where the player is in the tavern. */
public enum TavernPlace {
    /** At the door, where a campaign can be begun or can go on. */
    MENU,
    /** Looking round for somebody to play with. */
    CHOOSING,
    /** Opposite somebody, before a round. */
    WAGERING,
    /** In a round; the opponent's throws follow the player's. */
    PLAYING,
    /** A round is over, and its plaque is up. */
    ROUND_OVER,
    /** All opponents are broke. */
    VICTORY,
    /** The player is broke. */
    GAME_OVER
}
