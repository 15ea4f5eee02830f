package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.List;

/** A board to which tile after tile is added. */
public interface Laying {
    /** Adds the last tile of this tableau, which was just played. */
    void add(Tableau after);

    /** Whether the arrangement is final. */
    boolean isReady();

    /** Tries about this many more arrangements, if it is not ready. */
    void advance(int trials);

    /** How the tiles lie now: each new one where it landed, until it is known which must move. */
    Arrangement meanwhile();

    /** Where a tile would lie at each end that it fits, in the order of the ends. */
    List<Landing> landings(Tile tile);

    /** Whether tiles that no longer matter are put away. */
    boolean isTidy();

    /** Puts them away. Returns whether that changed anything. */
    boolean putAway();

    /** The gaps where they lay. */
    List<Gap> gaps();

    /** Whether this tile was put away; its spot then means nothing. */
    boolean isAway(int played);
}
