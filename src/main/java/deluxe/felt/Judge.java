package deluxe.felt;

import static deluxe.felt.Looks.POINT;

import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tableau;
import java.util.ArrayList;
import java.util.List;

/**
 * Works out what an arrangement costs: zoom, looks, movement, room. Lower is better. After that the details of the arrangement last
 * judged can be read, unless it was hopeless.
 */
final class Judge {
    /** More than any arrangement costs. */
    static final int HOPELESS = Integer.MAX_VALUE / 2;

    private static final int COLLISION = 20_000 * POINT;
    private static final int CELL_TOO_LONG = 5_000 * POINT;
    /** A lenient judge's prices, so low that a search can pass through boards that are not sound. */
    private static final int LENIENT_COLLISION = 60 * POINT;

    private static final int LENIENT_CELL_TOO_LONG = 30 * POINT;

    /** Counting no further keeps the sum of all costs within an int. */
    private static final int MOST_COLLISIONS = 8;

    private static final int MOST_CELLS_TOO_LONG = 40;

    private static final int STRANGERS_CLOSE = 5 * POINT;

    private final Felt felt;
    private final Places places = new Places();
    private final Movement movement = new Movement();
    private final Encounters encounters = new Encounters();
    private final Rooms rooms;
    private final Closeness closeness;
    private final ShortEnds shortEnds;
    private Joints joints;

    private final int priceOfMovement;
    private final int priceOfMovedTile;
    private int priceOfCollision;
    private int priceOfCellTooLong;
    private int zoom;
    private boolean isSound;

    /** For boards on this felt, of a set with at most this many pips on a half. */
    Judge(Felt felt, int mostPips) {
        this.felt = felt;
        // With a larger set so many tiles lie on the felt that any movement moves many of them.
        boolean isUsual = mostPips <= DoubleSet.SIX.mostPips();
        priceOfMovement = (isUsual ? 6 : 10) * POINT;
        priceOfMovedTile = (isUsual ? 3 : 6) * POINT / 2;
        closeness = new Closeness(felt);
        shortEnds = new ShortEnds(closeness);
        rooms = new Rooms(closeness, shortEnds);
        beLenient(false);
    }

    /** Sets whether boards that are not sound are cheap from now on. */
    void beLenient(boolean lenient) {
        priceOfCollision = lenient ? LENIENT_COLLISION : COLLISION;
        priceOfCellTooLong = lenient ? LENIENT_CELL_TOO_LONG : CELL_TOO_LONG;
    }

    /** From now on judges arrangements of these tiles; {@code before} is where the first of them lay. */
    void take(Joints joints, List<Spot> before) {
        this.joints = joints;
        places.take(joints);
        closeness.expect(joints.count);
        movement.since(joints, before);
    }

    /** Lays the tiles as the hinges on trial say. */
    void lay(int firstDirection) {
        places.lay(firstDirection);
        zoom = closeness.at(places.width(), places.height());
        encounters.countAll(joints, MOST_COLLISIONS);
    }

    /** What the arrangement of the hinges on trial costs. */
    int cost(int firstDirection) {
        lay(firstDirection);
        return cost(costOfView(), HOPELESS);
    }

    /** From now on only the hinge of this piece changes; what hangs on it may be mirrored. */
    void holdAllBut(Piece changed) {
        places.holdAllBut(changed);
        encounters.hold(joints, changed);
    }

    /** Lays anew the tiles that are not held, as their hinges say. */
    void layBack() {
        places.layMoving();
    }

    /** What the arrangement costs now, or {@link #HOPELESS} if that turns out to be {@code limit} or more. */
    int costOfChange(int limit) {
        places.layMoving();
        zoom = closeness.at(places.width(), places.height());
        int cost = costOfView();
        if (cost >= limit) {
            return HOPELESS;
        }
        encounters.countMoved(joints, collisionsThatDecide(cost, limit));
        return cost(cost, limit);
    }

    /** The part of the cost that is found without looking at pairs of tiles. */
    private int costOfView() {
        int moved = movement.measure(joints);
        return Looks.cost(joints)
                + moved * priceOfMovedTile
                + (moved > 0 ? priceOfMovement : 0)
                - closeness.worth(zoom);
    }

    private int cost(int costOfView, int limit) {
        int collisions = Math.min(encounters.collisions, MOST_COLLISIONS);
        int cost = costOfView + collisions * priceOfCollision + encounters.strangersClose * STRANGERS_CLOSE;
        if (cost >= limit) {
            return HOPELESS;
        }
        int tooLong = Math.max(0, Lines.longest(joints) - joints.longestLine);
        isSound = collisions == 0 && tooLong == 0;
        cost += Math.min(tooLong, MOST_CELLS_TOO_LONG) * priceOfCellTooLong + shortEnds.cost(joints);
        if (cost >= limit) {
            return HOPELESS;
        }
        rooms.survey(places, limit - cost);
        cost += rooms.cost;
        if (cost >= limit) {
            return HOPELESS;
        }
        cost += foreseen(closeness.worth(zoom));
        return cost < limit ? cost : HOPELESS;
    }

    /** How many collisions bring the cost to its limit, or the most that are counted if that is fewer. */
    private int collisionsThatDecide(int cost, int limit) {
        return Math.min(MOST_COLLISIONS, (limit - cost) / priceOfCollision + 1);
    }

    /** Half of the zoom that the next tile would cost, and a quarter of what it would cost to show all landing places. */
    private int foreseen(int worth) {
        int nextLoss = Math.max(0, worth - rooms.worthAfterNext);
        int inView = closeness.at(places.width(rooms.left, rooms.right), places.height(rooms.top, rooms.bottom));
        return nextLoss / 2 + (worth - closeness.worth(inView)) / 4;
    }

    /** Marks tiles: the hinge of at least one of them must change for the arrangement last laid to become sound. */
    void markSuspects() {
        boolean collides = encounters.collisions > 0;
        for (Piece piece : joints.pieces) {
            piece.isSuspect = !collides;
        }
        if (collides) {
            markBetween(encounters.one, encounters.other);
        }
    }

    private static void markBetween(Piece one, Piece other) {
        while (one != other) {
            // Parents come first in the order of play, so the later tile is never an ancestor of the other.
            if (one.at > other.at) {
                one.isSuspect = true;
                one = one.parent;
            } else {
                other.isSuspect = true;
                other = other.parent;
            }
        }
    }

    /** Whether nothing overlaps or is too close and no line is too long. */
    boolean isSound() {
        return isSound;
    }

    /** Whether it is sound and leaves room at all ends. */
    boolean isRoomy() {
        return isSound && rooms.isComplete;
    }

    /** The logarithm of the zoom at which the board fills the felt. */
    int zoom() {
        return zoom;
    }

    /** Where a tile lies in the arrangement last judged, in the coordinates of what lay before. */
    Spot spot(Piece piece) {
        return new Spot(piece.x - movement.shiftX, piece.y - movement.shiftY, piece.facing());
    }

    /** The arrangement last judged, in the coordinates of what lay before. */
    Arrangement arrangement(Tableau tableau, int firstDirection) {
        List<Spot> spots = new ArrayList<>();
        for (Piece piece : joints.pieces) {
            spots.add(spot(piece));
        }
        List<Anchor> anchors = new Anchors(places).find(tableau, -movement.shiftX, -movement.shiftY);
        return new Arrangement(felt, tableau, joints.hinges(), firstDirection, zoom, spots, anchors, bounds());
    }

    private Bounds bounds() {
        return new Bounds(places.left, places.top, places.right, places.bottom)
                .moved(-movement.shiftX, -movement.shiftY);
    }

    /** Whether going straight on is worth the zoom that was just judged, where it was that before. */
    boolean isWorthIt(int zoomBefore) {
        return !closeness.isAlarming(zoom) && closeness.isNearly(zoom, zoomBefore);
    }

    boolean isComfortable(int someZoom) {
        return closeness.isComfortable(someZoom);
    }

    boolean isAlarming(int someZoom) {
        return closeness.isAlarming(someZoom);
    }
}
