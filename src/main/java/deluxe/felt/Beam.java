package deluxe.felt;

/** The cheapest arrangements found so far, up to a fixed number, each as its hinges. */
final class Beam {
    private int width;
    final int[][] hinges;
    final int[] costs;
    int count;

    Beam(int mostWidth) {
        hinges = new int[mostWidth][Places.MOST_TILES];
        costs = new int[mostWidth];
        width = mostWidth;
    }

    /** Empties it, to hold so many from now on, at most as many as it was made for. */
    void clear(int newWidth) {
        width = newWidth;
        count = 0;
    }

    /** What an arrangement must cost less than to be taken in. */
    int limit() {
        return count < width ? Judge.HOPELESS : costs[count - 1];
    }

    /** Takes a copy in at its place in the order of costs, unless it is dearer than the limit or there already. */
    void offer(int[] candidate, int tiles, int cost) {
        if (cost >= limit() || holds(candidate, tiles, cost)) {
            return;
        }
        int at = count < width ? count++ : count - 1;
        int[] free = hinges[at];
        while (at > 0 && costs[at - 1] > cost) {
            hinges[at] = hinges[at - 1];
            costs[at] = costs[at - 1];
            at--;
        }
        System.arraycopy(candidate, 0, free, 0, tiles);
        hinges[at] = free;
        costs[at] = cost;
    }

    private boolean holds(int[] candidate, int tiles, int cost) {
        for (int at = 0; at < count; at++) {
            if (costs[at] == cost && isSame(hinges[at], candidate, tiles)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(int[] one, int[] other, int tiles) {
        for (int tile = 0; tile < tiles; tile++) {
            if (one[tile] != other[tile]) {
                return false;
            }
        }
        return true;
    }
}
