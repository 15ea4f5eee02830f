package deluxe.felt;

import java.util.Arrays;

/** The cheapest sound arrangement that a search has found. */
final class Found {
    private final Judge judge;
    private int[] hinges = {};
    private int firstDirection;
    private int cost = Judge.HOPELESS;
    private boolean isRoomy;
    private int zoom;

    Found(Judge judge) {
        this.judge = judge;
    }

    /** Considers the hinges on trial, which were judged last, with the first tile leading this way. */
    void offer(Joints trial, int newFirstDirection, int newCost) {
        if (judge.isSound() && newCost < cost) {
            hinges = trial.hinges();
            firstDirection = newFirstDirection;
            cost = newCost;
            isRoomy = judge.isRoomy();
            zoom = judge.zoom();
        }
    }

    boolean isAny() {
        return cost < Judge.HOPELESS;
    }

    int[] hinges() {
        return Arrays.copyOf(hinges, hinges.length);
    }

    int firstDirection() {
        return firstDirection;
    }

    /** {@link Judge#HOPELESS} if there is none. */
    int cost() {
        return cost;
    }

    /** Whether it leaves an end without room or a zoom below the alarm, or there is none. */
    boolean isInNeed() {
        return !isAny() || !isRoomy || judge.isAlarming(zoom);
    }

    /** Whether nothing better need be looked for. */
    boolean isComfortable() {
        return !isInNeed() && judge.isComfortable(zoom);
    }
}
