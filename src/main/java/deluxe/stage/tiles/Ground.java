package deluxe.stage.tiles;

import deluxe.ports.Surface;
import deluxe.stage.art.Theme;
import java.util.List;

/** The table as it stands there before anybody sits down: all that never moves, and what lies about. */
public interface Ground {
    void paint(Surface surface, TableLayout layout, Theme theme);

    /**
     * Has one more part of the first table ready; one that takes the place of another is not seen before it is whole.
     *
     * @return whether it can be seen
     */
    boolean grow(Surface surface, TableLayout layout, Theme theme);

    /** Whether there is more to {@link #grow}. */
    boolean isGrowing();

    /** Paints as much of the table as there is. */
    void paintGrown(Surface surface);

    /** Tiles that lie about while nobody plays. */
    List<Bone> scenery(TableLayout layout);
}
