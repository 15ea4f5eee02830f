package deluxe.stage.tiles;

import deluxe.stage.Motion;
import deluxe.stage.Tween;

/** A tile that is held by the pointer. */
public final class Grip {
    private static final double STEEPEST = .26;
    private static final double LEAN_FOR_SPEED = .16;
    private static final double NEWEST = .3;

    private final Bone bone;
    private final Tween asideX;
    private final Tween asideY;
    private final Tween lift;
    private double x;
    private double y;
    private double movedMillis;
    private Tween lean = Tween.resting(0);

    /**
     * The pointer takes a tile at this place: where it is seen or, while it is still moving, where it will be.
     *
     * @param above how far above the pointer the tile is then held, so that a finger does not hide it
     */
    Grip(Bone bone, double x, double y, double above, double nowMillis) {
        this.bone = bone;
        this.x = x;
        this.y = y;
        movedMillis = nowMillis;
        Pose from = bone.at(nowMillis);
        Tween offsetX = Tween.resting(from.x() - x);
        Tween offsetY = Tween.resting(from.y() - y);
        boolean staysAside = above == 0 && from.box().contains(x, y);
        asideX = staysAside ? offsetX : offsetX.towards(0, nowMillis, TileTimes.LIFT_MILLIS, Motion::settle);
        asideY = staysAside ? offsetY : offsetY.towards(-above, nowMillis, TileTimes.LIFT_MILLIS, Motion::settle);
        lift = Tween.resting(from.lift()).towards(1, nowMillis, TileTimes.LIFT_MILLIS, Motion::settle);
    }

    public Bone bone() {
        return bone;
    }

    /** Follows the pointer; leans the way it goes, the more the faster it is, and straightens up again when it rests. */
    void move(double toX, double toY, double nowMillis) {
        double millis = Math.max(1, nowMillis - movedMillis);
        double wanted = CommonLayout.within(-STEEPEST, (toX - x) / millis * LEAN_FOR_SPEED, STEEPEST);
        double leaning = lean.at(nowMillis) * (1 - NEWEST) + wanted * NEWEST;
        lean = new Tween(leaning, 0, nowMillis + Motion.FADE_MILLIS / 4, TileTimes.UPRIGHT_MILLIS, Motion::glide);
        x = toX;
        y = toY;
        movedMillis = nowMillis;
    }

    public Pose at(double nowMillis) {
        Pose held = bone.destination();
        return new Pose(
                x + asideX.at(nowMillis),
                y + asideY.at(nowMillis),
                held.u(),
                lean.at(nowMillis),
                1,
                lift.at(nowMillis),
                1);
    }

    /** Where the middle of the tile will be once it has come up to the pointer. */
    double x() {
        return x + asideX.to();
    }

    double y() {
        return y + asideY.to();
    }

    public boolean isMoving(double nowMillis) {
        return !(asideX.isOver(nowMillis)
                && asideY.isOver(nowMillis)
                && lift.isOver(nowMillis)
                && lean.isOver(nowMillis));
    }
}
