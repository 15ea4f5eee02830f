package deluxe.stage.tiles;

import deluxe.ports.Surface;
import deluxe.stage.art.Theme;
import java.util.List;

/** The table before anybody sits down: everything that never moves, and the tiles that lie about. */
public interface Ground {
    void paint(Surface surface, TableLayout layout, Theme theme);

    /**
     * Draws one more part of the first table; a table that takes the place of another is not seen before it is complete.
     *
     * @return whether it can be seen
     */
    boolean grow(Surface surface, TableLayout layout, Theme theme);

    /** Whether there is more to {@link #grow}. */
    boolean isGrowing();

    /** Paints as much of the table as has been drawn. */
    void paintGrown(Surface surface);

    /** Tiles that lie about while nobody plays. */
    List<Bone> scenery(TableLayout layout);
}
