package deluxe.felt;

/** An arrangement brought to another felt: improved for as long as that pays for the tiles that move. */
final class Resettlement {
    private static final int MOST_ROUNDS = 3;

    int firstDirection;
    private int[] hinges;
    private int cost;

    private Resettlement(int[] hinges, int firstDirection, int cost) {
        this.hinges = hinges;
        this.firstDirection = firstDirection;
        this.cost = cost;
    }

    /** From the hinges on trial, the first tile leading this way. The judge has taken the joints. */
    static Resettlement of(Joints joints, int firstDirection, Judge judge) {
        Resettlement settled = new Resettlement(joints.hinges(), firstDirection, judge.cost(firstDirection));
        int rounds = 0;
        while (rounds < MOST_ROUNDS && settled.improve(joints, judge)) {
            rounds++;
        }
        return settled;
    }

    private boolean improve(Joints joints, Judge judge) {
        joints.hang(hinges);
        Found found = new Search(judge, joints, firstDirection).end();
        if (found.cost() >= cost) {
            return false;
        }
        hinges = found.hinges();
        firstDirection = found.firstDirection();
        cost = found.cost();
        return true;
    }

    int[] hinges() {
        return hinges;
    }

    boolean isCheaperThan(Resettlement other) {
        return cost < other.cost;
    }
}
