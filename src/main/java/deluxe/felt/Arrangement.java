package deluxe.felt;

import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.List;

/**
 * How the tiles of a tableau lie on a felt. A value: {@link Arranger} makes the next one.
 *
 * <p>It depends on the arrangements before it, because tiles stay where they lie if they can. To get the same one back later, keep
 * its {@link #codes}.
 */
public final class Arrangement {
    private final Felt felt;
    private final Tableau tableau;
    private final int[] hinges;
    private final int firstDirection;
    private final int zoom;
    private final List<Spot> spots;
    private final List<Anchor> anchors;
    private final Bounds frame;

    Arrangement(
            Felt felt,
            Tableau tableau,
            int[] hinges,
            int firstDirection,
            int zoom,
            List<Spot> spots,
            List<Anchor> anchors,
            Bounds frame) {
        this.felt = felt;
        this.tableau = tableau;
        this.hinges = hinges;
        this.firstDirection = firstDirection;
        this.zoom = zoom;
        this.spots = List.copyOf(spots);
        this.anchors = List.copyOf(anchors);
        this.frame = frame;
    }

    /** The felt that it was made for. */
    public Felt felt() {
        return felt;
    }

    public Tableau tableau() {
        return tableau;
    }

    /** Where each tile lies, in the order of play. */
    public List<Spot> spots() {
        return spots;
    }

    /** Where the open ends are, in the tableau's order. */
    public List<Anchor> anchors() {
        return anchors;
    }

    /** What must always be in view: the tiles, or, of a tidy board, those that were not put away. */
    public Bounds frame() {
        return frame;
    }

    /** The tiles that no longer lie where they did, by their place in the order of play; not those that were added. */
    public List<Integer> movedSince(Arrangement before) {
        List<Integer> moved = new ArrayList<>();
        int common = Math.min(spots.size(), before.spots.size());
        for (int tile = 0; tile < common; tile++) {
            if (!spots.get(tile).equals(before.spots.get(tile))) {
                moved.add(tile);
            }
        }
        return moved;
    }

    /** All that is needed to lay the tableau's tiles just like this again, as a line of text. */
    public String codes() {
        return Codes.write(this);
    }

    /** The bounds of the tiles. */
    public Bounds bounds() {
        Bounds bounds = spots.get(0).bounds();
        for (Spot spot : spots) {
            bounds = bounds.with(spot.bounds());
        }
        return bounds;
    }

    /** How many tiles lead off to the side of an ordinary tile. */
    public int corners() {
        int corners = 0;
        for (int tile = 1; tile < spots.size(); tile++) {
            boolean turns = (Hinge.turn(hinges[tile]) & 1) == 1;
            corners += turns && !tableau.tile(tableau.parent(tile)).isDouble() ? 1 : 0;
        }
        return corners;
    }

    int[] hinges() {
        return hinges;
    }

    int firstDirection() {
        return firstDirection;
    }

    /** The logarithm of the zoom at which the tiles fill the felt. */
    int zoom() {
        return zoom;
    }
}
