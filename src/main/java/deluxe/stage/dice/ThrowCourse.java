package deluxe.stage.dice;

import java.util.List;

/**
 * A throw from the hand until the dice lie still.
 *
 * @param poses the poses of each die, {@link #POSES_A_SECOND} a second
 * @param labels the labels of each die
 * @param knocks the knocks in their order
 * @param seconds the time until all dice lie still
 * @param tries how many courses were computed until one was good
 */
public record ThrowCourse(
        List<List<DiePose>> poses, List<DieLabels> labels, List<Knock> knocks, double seconds, int tries) {
    static final int POSES_A_SECOND = 60;

    public int dice() {
        return labels.size();
    }

    /** The pose of a die this long after the throw. */
    public DiePose pose(int die, double atSeconds) {
        List<DiePose> own = poses.get(die);
        double at = Math.max(0, atSeconds) * POSES_A_SECOND;
        int before = (int) Math.min(own.size() - 1, at);
        if (before == own.size() - 1) {
            return own.get(before);
        }
        return own.get(before).towards(own.get(before + 1), at - before);
    }

    /** Whether a die has come to rest this long after the throw. */
    public boolean lies(int die, double atSeconds) {
        List<DiePose> own = poses.get(die);
        int at = (int) Math.max(0, atSeconds * POSES_A_SECOND);
        for (int later = own.size() - 1; later >= at; later--) {
            if (!own.get(later).isAlmost(rest(die))) {
                return false;
            }
        }
        return true;
    }

    /** The pose in which a die comes to rest. */
    public DiePose rest(int die) {
        List<DiePose> own = poses.get(die);
        return own.get(own.size() - 1);
    }
}
