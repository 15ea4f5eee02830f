package deluxe.felt;

/** The four directions on the felt as ints: 0 east, 1 south, 2 west, 3 north; a quarter turn clockwise adds one. */
final class Compass {
    static final int EAST = 0;
    static final int SOUTH = 1;

    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private Compass() {}

    static int turned(int direction, int quarterTurns) {
        return (direction + quarterTurns) & 3;
    }

    static int dx(int direction) {
        return DX[direction];
    }

    static int dy(int direction) {
        return DY[direction];
    }

    static boolean isHorizontal(int direction) {
        return (direction & 1) == 0;
    }
}
