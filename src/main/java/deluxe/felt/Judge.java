package deluxe.felt;

import static deluxe.felt.Looks.POINT;

import deluxe.dominoes.Tableau;
import java.util.List;

/**
 * What an arrangement costs: zoom, looks, movement, room. Lower is better. After {@link #cost} the parts of the last one
 * judged can be read.
 */
final class Judge {
    /** More than any arrangement costs. */
    static final int HOPELESS = Integer.MAX_VALUE / 2;

    private static final int COLLISION = 20_000 * POINT;
    private static final int CELL_TOO_LONG = 5_000 * POINT;
    /** Counting no further keeps the sum of all costs within an int. */
    private static final int MOST_COLLISIONS = 8;

    private static final int MOST_CELLS_TOO_LONG = 40;

    private static final int ANY_MOVEMENT = 6 * POINT;
    private static final int MOVED_TILE = 3 * POINT / 2;
    private static final int STRANGERS_CLOSE = 3 * POINT;

    private final Places places = new Places();
    private final Movement movement = new Movement();
    private final Rooms rooms;
    private final Lines lines = new Lines();
    private final Closeness closeness;
    private Joints joints;

    private int zoom;
    private boolean isSound;

    Judge(Felt felt) {
        closeness = new Closeness(felt);
        rooms = new Rooms(closeness);
    }

    /** From now on judges arrangements of these tiles, the first of which lay here before. */
    void take(Joints joints, List<Spot> before) {
        this.joints = joints;
        closeness.expect(joints.count);
        movement.since(before);
    }

    /** What an arrangement costs, or {@link #HOPELESS} if that turns out to be {@code limit} or more. */
    int cost(int[] hinges, int firstDirection, int limit) {
        isSound = false;
        places.lay(joints, hinges, firstDirection);
        zoom = closeness.at(places.width(), places.height());
        int worth = closeness.worth(zoom);
        int moved = movement.measure(places);
        int cost = Looks.cost(joints, hinges) + moved * MOVED_TILE + (moved > 0 ? ANY_MOVEMENT : 0) - worth;
        if (cost >= limit) {
            return HOPELESS;
        }
        int collisions = places.countCollisions(collisionsThatDecide(cost, limit));
        cost += collisions * COLLISION + places.strangersClose * STRANGERS_CLOSE;
        if (cost >= limit) {
            return HOPELESS;
        }
        lines.measure(places, hinges);
        int tooLong = Math.max(0, lines.longest - Lines.LONGEST);
        isSound = collisions == 0 && tooLong == 0;
        cost += Math.min(tooLong, MOST_CELLS_TOO_LONG) * CELL_TOO_LONG;
        if (cost >= limit) {
            return HOPELESS;
        }
        rooms.survey(places, lines, hinges);
        return withinLimit(cost + rooms.cost + foreseen(worth), limit);
    }

    /** So many collisions bring the cost to its limit, or are as many as need be told apart. */
    private static int collisionsThatDecide(int cost, int limit) {
        return Math.min(MOST_COLLISIONS, (limit - cost) / COLLISION + 1);
    }

    private static int withinLimit(int cost, int limit) {
        return cost < limit ? cost : HOPELESS;
    }

    /** The zoom that would be lost to the next tile, and to show all landing places, in part. */
    private int foreseen(int worth) {
        int nextLoss = Math.max(0, worth - rooms.worthAfterNext);
        int inView = closeness.at(
                Math.max(places.width(), rooms.right - rooms.left - Closeness.MARGIN_CELLS),
                Math.max(places.height(), rooms.bottom - rooms.top - Closeness.MARGIN_CELLS));
        return nextLoss / 2 + (worth - closeness.worth(inView)) / 4;
    }

    /** Marks the tiles whose hinges must change, one of them at least, if the arrangement last judged is to become sound. */
    void markSuspects(boolean[] suspects) {
        boolean collides = places.collidingTile >= 0;
        for (int tile = 0; tile < joints.count; tile++) {
            suspects[tile] = !collides;
        }
        int one = places.collidingTile;
        int other = places.collidingOther;
        while (one != other) {
            // Parents come first in the order of play, so the later tile is never an ancestor of the other.
            int later = Math.max(one, other);
            suspects[later] = true;
            one = later == one ? joints.parent[later] : one;
            other = later == other ? joints.parent[later] : other;
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

    /** Where a tile lies by the arrangement last judged, in the coordinates of what lay before. */
    Spot spot(int tile) {
        return new Spot(places.x[tile] - movement.shiftX, places.y[tile] - movement.shiftY, places.facing(tile));
    }

    List<Anchor> anchors(Tableau tableau, int[] hinges) {
        return new Anchors(places, lines, hinges).find(tableau, -movement.shiftX, -movement.shiftY);
    }

    /** The tiles with a cell around them, and the landing places. */
    Bounds frame() {
        Bounds board = new Bounds(places.left, places.top, places.right, places.bottom);
        Bounds landings = new Bounds(rooms.left, rooms.top, rooms.right, rooms.bottom);
        return board.grown(Closeness.MARGIN_CELLS / 2).with(landings).moved(-movement.shiftX, -movement.shiftY);
    }

    boolean isComfortable(int someZoom) {
        return closeness.isComfortable(someZoom);
    }

    boolean isAlarming(int someZoom) {
        return closeness.isAlarming(someZoom);
    }
}
