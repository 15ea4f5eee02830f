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
    /** The sides of each double that are already taken or given to an end, as bits. */
    private final int[] taken;

    /** For a laid board whose lines have been measured. */
    Anchors(Places places) {
        this.places = places;
        taken = new int[places.joints.count];
        for (Piece piece : places.joints.pieces) {
            if (!piece.isFirst()) {
                taken[piece.at] |= 1 << Hinge.BACK;
                taken[piece.parent.at] |= 1 << Hinge.side(piece.hinge);
            }
        }
    }

    /** The anchors in the order of the tableau's ends, moved by this many cells. */
    List<Anchor> find(Tableau tableau, int byX, int byY) {
        List<Anchor> anchors = new ArrayList<>();
        for (End end : tableau.ends()) {
            anchors.add(anchor(end, byX, byY));
        }
        return anchors;
    }

    private Anchor anchor(End end, int byX, int byY) {
        Piece piece = places.joints.pieces[end.played()];
        int direction = direction(end, piece);
        int away = Compass.isHorizontal(direction) ? piece.halfWidth : piece.halfHeight;
        return new Anchor(
                end,
                piece.x + byX + away * Compass.dx(direction),
                piece.y + byY + away * Compass.dy(direction),
                direction);
    }

    private int direction(End end, Piece piece) {
        if (!piece.isDouble) {
            return end.side() == Side.HIGH ? piece.facing() : Compass.turned(piece.facing(), 2);
        }
        int side = freeSide(piece, true);
        if (side < 0) {
            side = freeSide(piece, false);
        }
        taken[piece.at] |= 1 << side;
        return Compass.turned(piece.direction, side);
    }

    /** A side of a double that is free, for all are equally good; -1 if all are taken, or {@code withRoom} and the free ones have none. */
    private int freeSide(Piece piece, boolean withRoom) {
        for (int side : SIDES_OF_DOUBLE) {
            if ((taken[piece.at] & 1 << side) == 0 && (!withRoom || hasRoom(piece, side))) {
                return side;
            }
        }
        return -1;
    }

    private boolean hasRoom(Piece piece, int side) {
        Place landing = new Place();
        landing.join(piece, Hinge.AHEAD, side, false);
        return Lines.with(piece, side, landing.reach) <= places.joints.longestLine && places.isClear(landing, piece);
    }
}
