package deluxe.felt;

import java.util.Arrays;

/** An arrangement brought to another felt: improved for as long as that pays for the tiles that move. */
final class Resettlement {
    private static final int MOST_ROUNDS = 3;

    final int firstDirection;
    private int[] hinges;
    private int cost;

    private Resettlement(int[] hinges, int firstDirection, int cost) {
        this.hinges = hinges;
        this.firstDirection = firstDirection;
        this.cost = cost;
    }

    /** From the hinges as they were, the first tile leading this way. The judge has taken the joints. */
    static Resettlement of(int[] hinges, int firstDirection, Joints joints, Judge judge, EditSearch search) {
        int cost = judge.cost(hinges, firstDirection, Judge.HOPELESS);
        Resettlement settled = new Resettlement(hinges, firstDirection, cost);
        int rounds = 0;
        while (rounds < MOST_ROUNDS && settled.improve(joints, search)) {
            rounds++;
        }
        return settled;
    }

    private boolean improve(Joints joints, EditSearch search) {
        if (!search.search(joints, hinges, firstDirection) || search.bestCost() >= cost) {
            return false;
        }
        hinges = Arrays.copyOf(search.best(), joints.count);
        cost = search.bestCost();
        return true;
    }

    int[] hinges() {
        return hinges;
    }

    boolean isCheaperThan(Resettlement other) {
        return cost < other.cost;
    }
}
