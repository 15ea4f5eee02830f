package deluxe.stage.tavern;

import deluxe.stage.Cue;

/** What can be heard in the tavern and at no other table. */
public enum TavernCue implements Cue.Kind {
    /** The dice are picked up and thrown. */
    SHAKEN,
    /** A die hits the board; {@code size} says how hard, from 0 to 100, for all three hits. */
    HIT_BOARD,
    HIT_WALL,
    HIT_DIE,
    /** Both players put down their wager. */
    WAGERED,
    /** The coins on the table are pulled over to the player who has won them. */
    SWEPT,
    /** A coin lands; {@code size} is its place among those that move together. */
    COIN_LAY,
    /** A total becomes a player's mark: it wins if it is thrown again. */
    MARKED,
    /** It has been decided who begins. */
    BEGAN,
    ROUND_WON,
    ROUND_LOST,
    ROUND_DRAWN,
    PARCHMENT_OPENED,
    PARCHMENT_CLOSED,
    CAME_IN,
    WENT_OUT
}
