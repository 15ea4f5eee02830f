package deluxe.felt;

/** The four directions on the felt as ints: 0 east, 1 south, 2 west, 3 north; a quarter turn clockwise adds one. */
final class Compass {
    static final int EAST = 0;
    static final int SOUTH = 1;
    static final int WEST = 2;
    static final int NORTH = 3;

    private Compass() {}

    static int turned(int direction, int quarterTurns) {
        return (direction + quarterTurns) & 3;
    }

    static int dx(int direction) {
        return direction == EAST ? 1 : direction == WEST ? -1 : 0;
    }

    static int dy(int direction) {
        return direction == SOUTH ? 1 : direction == NORTH ? -1 : 0;
    }

    static boolean isHorizontal(int direction) {
        return (direction & 1) == 0;
    }
}
