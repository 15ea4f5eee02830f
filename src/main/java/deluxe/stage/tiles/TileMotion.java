package deluxe.stage.tiles;

import deluxe.stage.Fade;
import deluxe.stage.Motion;

/**
 * How tiles move.
 *
 * @param reduced whether they cross-fade instead of moving
 */
public record TileMotion(boolean reduced) {
    private static final double FLAT_ARC = .14;
    private static final double HIGHEST_ARC = 46;
    private static final double PUT_DOWN = -.4;

    /** Shows or hides it, softly or at once; returns whether that is a change. */
    boolean show(Fade fade, boolean wanted) {
        boolean isNew = fade.show(wanted);
        if (reduced) {
            fade.end();
        }
        return isNew;
    }

    /** Along the felt. With reduced motion it is simply there: a board whose tiles all cross-faded would be gone for a moment. */
    void glide(Bone bone, Pose to, double startMillis) {
        if (bone.destination().equals(to)) {
            return;
        }
        if (reduced) {
            bone.take(new TilePath(to, to, startMillis, 0, Motion::glide, 0, 0, false));
        } else {
            send(bone, to, startMillis, TileTimes.GLIDE_MILLIS, Motion::glide, 0, 0);
        }
    }

    /**
     * Through the air in a small arc.
     *
     * @return when it touches down
     */
    public double fly(Bone bone, Pose to, double startMillis, double millis) {
        Pose from = bone.at(startMillis);
        double way = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double arc = Math.min(HIGHEST_ARC, way * FLAT_ARC);
        return send(bone, to, startMillis, millis, Motion::glide, arc, 1 - (from.lift() + to.lift()) / 2);
    }

    /**
     * Through the air; on the felt it sinks a little, as a heavy thing does.
     *
     * @return when it touches down
     */
    public double land(Bone bone, Pose to, double startMillis, double millis) {
        double down = fly(bone, to, startMillis, millis);
        if (!reduced) {
            bone.take(new TilePath(to, to, down, TileTimes.SETTLE_MILLIS, Motion::settle, 0, PUT_DOWN, false));
        }
        return down;
    }

    /** Turns over where it lies, jumping a little. */
    public double turnUp(Bone bone, Pose to, double startMillis) {
        return send(bone, to, startMillis, TileTimes.TURN_MILLIS, Motion::glide, to.u() * .3, .5);
    }

    /** To and fro, ending where it was. */
    public void shrug(Bone bone, double startMillis) {
        if (reduced) {
            return;
        }
        Pose rest = bone.destination();
        double aside = rest.u() * .16;
        double at = Math.max(startMillis, bone.restsAtMillis());
        for (int swing = 1; swing >= -1; swing -= 2) {
            send(bone, rest.moved(swing * aside, 0), at, TileTimes.SHRUG_MILLIS, Motion::glide, 0, 0);
            at += TileTimes.SHRUG_MILLIS;
        }
        send(bone, rest, at, TileTimes.SHRUG_MILLIS, Motion::glide, 0, 0);
    }

    private double send(
            Bone bone, Pose to, double startMillis, double millis, Motion.Easing easing, double arc, double rise) {
        double duration = reduced ? Motion.FADE_MILLIS : millis;
        bone.take(new TilePath(bone.at(startMillis), to, startMillis, duration, easing, arc, rise, reduced));
        return startMillis + duration;
    }
}
