package deluxe.stage.tavern;

import deluxe.stage.Cue;

/** What can be heard in the tavern and at no other table. */
public enum TavernCue implements Cue.Kind {
    /** The dice are taken up and thrown. */
    SHAKEN,
    /** A die hits the board; {@code size} says how hard, from 0 to 100, here and below. */
    HIT_BOARD,
    HIT_WALL,
    HIT_DIE,
    /** Both put down their wager. */
    WAGERED,
    /** What lies on the table is drawn to whoever has won it. */
    SWEPT,
    /** A coin comes to lie; {@code size} is its place among those that move together. */
    COIN_LAY,
    /** A total is kept: it is to be thrown again. */
    MARKED,
    /** It is settled who begins. */
    BEGAN,
    ROUND_WON,
    ROUND_LOST,
    ROUND_DRAWN,
    PARCHMENT_OPENED,
    PARCHMENT_CLOSED,
    CAME_IN,
    WENT_OUT
}
