package deluxe.felt;

/** Up to a fixed number of tile-sized boxes on the felt, in cells. */
final class Boxes {
    private final int[] x;
    private final int[] y;
    private final int[] halfWidth;
    private final int[] halfHeight;
    int count;

    Boxes(int most) {
        x = new int[most];
        y = new int[most];
        halfWidth = new int[most];
        halfHeight = new int[most];
    }

    void clear() {
        count = 0;
    }

    void add(int middleX, int middleY, int halfOfWidth, int halfOfHeight) {
        x[count] = middleX;
        y[count] = middleY;
        halfWidth[count] = halfOfWidth;
        halfHeight[count] = halfOfHeight;
        count++;
    }

    void add(Boxes others, int box) {
        add(others.x[box], others.y[box], others.halfWidth[box], others.halfHeight[box]);
    }

    /** Whether the box of another collection lies over any of these. */
    boolean overlap(Boxes others, int box) {
        for (int own = 0; own < count; own++) {
            if (Math.abs(x[own] - others.x[box]) < halfWidth[own] + others.halfWidth[box]
                    && Math.abs(y[own] - others.y[box]) < halfHeight[own] + others.halfHeight[box]) {
                return true;
            }
        }
        return false;
    }

    int left(int box) {
        return x[box] - halfWidth[box];
    }

    int top(int box) {
        return y[box] - halfHeight[box];
    }

    int right(int box) {
        return x[box] + halfWidth[box];
    }

    int bottom(int box) {
        return y[box] + halfHeight[box];
    }
}
