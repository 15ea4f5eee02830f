package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.List;

/** Finds where the open ends of a laid tableau are. */
final class Anchors {
    private static final int[] SIDES_OF_DOUBLE = {Hinge.AHEAD, Hinge.BACK, Hinge.RIGHT, Hinge.LEFT};

    private final Places places;
    private final Lines lines;
    /** The sides of each double that are taken or given to an end already, as bits. */
    private final int[] taken;

    Anchors(Places places, Lines lines, int[] hinges) {
        this.places = places;
        this.lines = lines;
        taken = new int[places.joints.count];
        for (int tile = 1; tile < places.joints.count; tile++) {
            taken[tile] |= 1 << Hinge.BACK;
            taken[places.joints.parent[tile]] |= 1 << Hinge.side(hinges[tile]);
        }
    }

    /** In the order of the tableau's ends, moved by so many cells. */
    List<Anchor> find(Tableau tableau, int byX, int byY) {
        List<Anchor> anchors = new ArrayList<>();
        for (End end : tableau.ends()) {
            anchors.add(anchor(end, byX, byY));
        }
        return anchors;
    }

    private Anchor anchor(End end, int byX, int byY) {
        int tile = end.played();
        int direction = direction(end);
        int away = Compass.isHorizontal(direction) ? places.halfWidth[tile] : places.halfHeight[tile];
        return new Anchor(
                end,
                places.x[tile] + byX + away * Compass.dx(direction),
                places.y[tile] + byY + away * Compass.dy(direction),
                direction);
    }

    private int direction(End end) {
        int tile = end.played();
        if (!places.joints.isDouble[tile]) {
            return end.side() == Side.HIGH ? places.facing(tile) : Compass.turned(places.facing(tile), 2);
        }
        int side = freeSide(tile, true);
        if (side < 0) {
            side = freeSide(tile, false);
        }
        taken[tile] |= 1 << side;
        return Compass.turned(places.direction[tile], side);
    }

    /** The sides of a double are as good as one another; -1 if all are taken, or have no room where that is asked for. */
    private int freeSide(int tile, boolean withRoom) {
        for (int side : SIDES_OF_DOUBLE) {
            if ((taken[tile] & 1 << side) == 0 && (!withRoom || hasRoom(tile, side))) {
                return side;
            }
        }
        return -1;
    }

    private boolean hasRoom(int tile, int side) {
        places.locate(tile, Hinge.AHEAD, side, false);
        return lines.withTrial(tile, side) <= Lines.LONGEST && places.isTrialClear(tile);
    }
}
