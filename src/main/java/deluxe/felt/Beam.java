package deluxe.felt;

/** The cheapest arrangements found so far, up to a fixed number, each as its hinges. */
final class Beam {
    private final int width;
    final int[][] hinges;
    final int[] costs;
    int count;

    Beam(int width, int tiles) {
        this.width = width;
        hinges = new int[width][tiles];
        costs = new int[width];
    }

    void clear() {
        count = 0;
    }

    /** An arrangement must cost less than this to be taken in. */
    int limit() {
        return count < width ? Judge.HOPELESS : costs[count - 1];
    }

    /** Takes in the hinges on trial, in the order of costs, unless they cost the limit or more, or are there already. */
    void offer(Joints trial, int cost) {
        if (cost >= limit() || holds(trial, cost)) {
            return;
        }
        int at = count < width ? count++ : count - 1;
        int[] free = hinges[at];
        while (at > 0 && costs[at - 1] > cost) {
            hinges[at] = hinges[at - 1];
            costs[at] = costs[at - 1];
            at--;
        }
        for (Piece piece : trial.pieces) {
            free[piece.at] = piece.hinge;
        }
        hinges[at] = free;
        costs[at] = cost;
    }

    private boolean holds(Joints trial, int cost) {
        for (int at = 0; at < count; at++) {
            if (costs[at] == cost && isSame(hinges[at], trial)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(int[] hinges, Joints trial) {
        for (Piece piece : trial.pieces) {
            if (hinges[piece.at] != piece.hinge) {
                return false;
            }
        }
        return true;
    }
}
