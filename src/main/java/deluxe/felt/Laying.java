package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.List;

/** A board to which tile after tile is added. */
public interface Laying {
    /** The last tile of this tableau was played. */
    void add(Tableau after);

    /** Whether the arrangement is final. */
    boolean isReady();

    /** Tries about so many arrangements more, if it is not ready. */
    void advance(int trials);

    /** How the tiles lie, each new one where it landed, until it is known which are to move. */
    Arrangement meanwhile();

    /** Where a tile would lie at each end that it fits, in the order of the ends. */
    List<Landing> landings(Tile tile);

    /** Whether tiles are put away that matter no more. */
    boolean isTidy();

    /** Puts them away. Returns whether that changed anything. */
    boolean putAway();

    /** Where those lay. */
    List<Gap> gaps();

    /** Whether this tile was put away; its spot then means nothing. */
    boolean isAway(int played);
}
