package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lays the lines of a tidy board, straight on all sides of the spinner or, if there is none, of the tile that led. Where tiles were put
 * away, a line has a short gap.
 */
final class TidyLines {
    /** Cells left free where tiles were put away. */
    private static final int GAP = 1;
    /** From the middle to where the lines begin if the tile that led has been put away. */
    private static final int FREE_MIDDLE = 1;

    private final Tableau tableau;
    private final boolean[] away;
    private final int axis;
    private final int centre;
    private final Spot[] spots;
    private final Anchor[] anchors;
    private final List<Gap> gaps = new ArrayList<>();

    /** @param axis the direction in which the first line leads */
    TidyLines(Tableau tableau, boolean[] away, int axis) {
        this.tableau = tableau;
        this.away = away;
        this.axis = axis;
        spots = new Spot[tableau.size()];
        anchors = new Anchor[tableau.endCount()];
        Arrays.fill(spots, new Spot(0, 0, 0));
        centre = Math.max(0, spinner(tableau));
        layCentre();
        for (Side side : Side.of(tableau.tile(centre))) {
            layLine(side);
        }
    }

    /** The tile with up to four neighbours; -1 for none. */
    static int spinner(Tableau tableau) {
        for (int played = 0; played < tableau.size(); played++) {
            if (tableau.isSpinner(played)) {
                return played;
            }
        }
        return -1;
    }

    /** Moves everything, so that the middle is at this spot. */
    void move(Spot to) {
        for (int at = 0; at < spots.length; at++) {
            spots[at] = new Spot(spots[at].x() + to.x(), spots[at].y() + to.y(), spots[at].facing());
        }
        for (int at = 0; at < anchors.length; at++) {
            Anchor from = anchors[at];
            anchors[at] = new Anchor(from.end(), from.x() + to.x(), from.y() + to.y(), from.direction());
        }
        gaps.replaceAll(
                gap -> new Gap(gap.fromX() + to.x(), gap.fromY() + to.y(), gap.toX() + to.x(), gap.toY() + to.y()));
    }

    List<Spot> spots() {
        return List.of(spots);
    }

    List<Anchor> anchors() {
        return List.of(anchors);
    }

    List<Gap> gaps() {
        return gaps;
    }

    private void layCentre() {
        boolean isDouble = tableau.tile(centre).isDouble();
        int facing = isDouble ? (axis + 1) & 1 : Compass.turned(axis, 2);
        spots[centre] = new Spot(0, 0, facing);
    }

    /** Which way a side of the middle tile leads. */
    private int direction(Side side) {
        return switch (side) {
            case HIGH -> Compass.turned(axis, 2);
            case LOW -> axis;
            case NEAR -> Compass.turned(ahead(), 2);
            case FAR -> ahead();
            case LEFT -> Compass.turned(axis, 3);
            case RIGHT -> Compass.turned(axis, 1);
        };
    }

    /** Away from the tile that led, so that no line changes its direction when a spinner is added to it. */
    private int ahead() {
        if (centre == 0) {
            return axis;
        }
        int first = centre;
        while (tableau.parent(first) != 0) {
            first = tableau.parent(first);
        }
        Side from = tableau.parentSide(first);
        return from == Side.HIGH || from == Side.NEAR ? Compass.turned(axis, 2) : axis;
    }

    private void layLine(Side side) {
        Way way = new Way(direction(side), reachOfCentre(side));
        boolean isJoined = !away[centre];
        int previous = centre;
        Side open = side;
        int next = neighbour(centre, side);
        while (next >= 0) {
            Side inner = touching(next, previous);
            if (away[next]) {
                isJoined = false;
            } else {
                if (!isJoined) {
                    leaveGap(way);
                }
                boolean isDouble = tableau.tile(next).isDouble();
                spots[next] = spot(way.x, way.y, way.direction, isDouble, inner == Side.LOW);
                way.go(isDouble ? 2 : 4);
                isJoined = true;
            }
            previous = next;
            open = opposite(inner);
            next = neighbour(previous, open);
        }
        anchor(End.of(previous, open), way);
    }

    private void leaveGap(Way way) {
        int x = away[centre] ? 0 : way.x;
        int y = away[centre] ? 0 : way.y;
        if (!away[centre]) {
            way.go(GAP);
        }
        gaps.add(new Gap(x, y, way.x, way.y));
    }

    /** How far a line has come. */
    private static final class Way {
        private final int direction;
        private int x;
        private int y;

        Way(int direction, int reach) {
            this.direction = direction;
            go(reach);
        }

        void go(int cells) {
            x += cells * Compass.dx(direction);
            y += cells * Compass.dy(direction);
        }
    }

    /** Sets the anchor of this end, if it is open: the short ends of a spinner may not be yet. */
    private void anchor(End end, Way way) {
        for (int at = 0; at < anchors.length; at++) {
            if (tableau.end(at).equals(end)) {
                anchors[at] = new Anchor(end, way.x, way.y, way.direction);
            }
        }
    }

    private int reachOfCentre(Side side) {
        if (away[centre]) {
            return FREE_MIDDLE;
        }
        return tableau.tile(centre).isDouble() && !side.isShort() ? 1 : 2;
    }

    /** Where a tile lies if it touches this point and leads on from there. */
    static Spot spot(int x, int y, int direction, boolean isDouble, boolean lowTouches) {
        int reach = isDouble ? 1 : 2;
        int facing = isDouble ? (direction + 1) & 1 : lowTouches ? direction : Compass.turned(direction, 2);
        return new Spot(x + reach * Compass.dx(direction), y + reach * Compass.dy(direction), facing);
    }

    private int neighbour(int played, Side side) {
        return played > 0 && side == tableau.ownSide(played) ? tableau.parent(played) : tableau.child(played, side);
    }

    /** The side of a tile that touches this other one. */
    private Side touching(int played, int other) {
        return played > 0 && tableau.parent(played) == other ? tableau.ownSide(played) : tableau.parentSide(other);
    }

    private static Side opposite(Side side) {
        return switch (side) {
            case HIGH -> Side.LOW;
            case LOW -> Side.HIGH;
            case NEAR -> Side.FAR;
            case FAR -> Side.NEAR;
            case LEFT -> Side.RIGHT;
            case RIGHT -> Side.LEFT;
        };
    }
}
