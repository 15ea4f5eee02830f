package deluxe.felt;

import java.util.List;

/** How many tiles lie elsewhere than before, apart from what the camera can make up for by moving itself. */
final class Movement {
    private final int[] x = new int[Places.MOST_TILES];
    private final int[] y = new int[Places.MOST_TILES];
    private final int[] facing = new int[Places.MOST_TILES];
    private int count;

    private final int[] shiftsX = new int[Places.MOST_TILES];
    private final int[] shiftsY = new int[Places.MOST_TILES];
    private final int[] followers = new int[Places.MOST_TILES];
    private int shifts;

    /** The shift that most tiles made, found by {@link #measure}. */
    int shiftX;

    int shiftY;

    /** From now on compares with these tiles, the first ones in the order of play. */
    void since(List<Spot> spots) {
        count = 0;
        for (Spot spot : spots) {
            x[count] = spot.x();
            y[count] = spot.y();
            facing[count] = spot.facing();
            count++;
        }
    }

    /** The number of tiles that do not follow the commonest shift. */
    int measure(Places places) {
        shifts = 0;
        for (int tile = 0; tile < count; tile++) {
            if (facing[tile] == places.facing(tile)) {
                follow(places.x[tile] - x[tile], places.y[tile] - y[tile]);
            }
        }
        int commonest = 0;
        for (int shift = 1; shift < shifts; shift++) {
            if (followers[shift] > followers[commonest]) {
                commonest = shift;
            }
        }
        shiftX = shifts == 0 ? 0 : shiftsX[commonest];
        shiftY = shifts == 0 ? 0 : shiftsY[commonest];
        return shifts == 0 ? count : count - followers[commonest];
    }

    private void follow(int byX, int byY) {
        int shift = 0;
        while (shift < shifts && (shiftsX[shift] != byX || shiftsY[shift] != byY)) {
            shift++;
        }
        if (shift == shifts) {
            shiftsX[shift] = byX;
            shiftsY[shift] = byY;
            followers[shift] = 0;
            shifts++;
        }
        followers[shift]++;
    }
}
