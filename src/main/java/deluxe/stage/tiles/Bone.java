package deluxe.stage.tiles;

import deluxe.dominoes.Tile;
import deluxe.stage.Fade;
import deluxe.stage.Motion;
import deluxe.stage.Tween;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tile as it lies on the table or flies over it. Nobody knows which tile a face-down one is, not even the stage. */
public final class Bone {
    /** More than are ever still to come; older ones are over. */
    private static final int PATHS_KEPT = 8;

    private Optional<Tile> tile;
    private Pose start;
    private final List<TilePath> paths = new ArrayList<>();

    /** Whether it is picked out of the hand: then it stands a little higher. */
    final Fade raised = new Fade();

    /** Whether the mouse is over it, and it can be played. */
    final Fade hovered = new Fade();

    private Tween veil = Tween.resting(0);
    private boolean isPutAway;
    private double spentFromMillis = Double.POSITIVE_INFINITY;

    public Bone(Optional<Tile> tile, Pose pose) {
        this.tile = tile;
        this.start = pose;
    }

    public Optional<Tile> tile() {
        return tile;
    }

    boolean is(Tile other) {
        return tile.isPresent() && tile.get().equals(other);
    }

    /** From now on it is known which tile this is. */
    public void become(Tile known) {
        tile = Optional.of(known);
    }

    public Pose at(double nowMillis) {
        Pose pose = start;
        for (TilePath path : paths) {
            if (path.startMillis() > nowMillis) {
                return pose;
            }
            pose = path.at(nowMillis);
        }
        return pose;
    }

    /** Where it comes to rest. */
    public Pose destination() {
        return paths.isEmpty() ? start : paths.get(paths.size() - 1).to();
    }

    double restsAtMillis() {
        return paths.isEmpty() ? 0 : paths.get(paths.size() - 1).endMillis();
    }

    boolean isMoving(double nowMillis) {
        return nowMillis < restsAtMillis()
                || raised.isMoving(nowMillis)
                || hovered.isMoving(nowMillis)
                || !veil.isOver(nowMillis);
    }

    /** Whether it is moving or will set off later. */
    public boolean isOnItsWay(double nowMillis) {
        return nowMillis < restsAtMillis();
    }

    /** Whether it is in the air, above all tiles that lie. */
    public boolean isFlying(double nowMillis) {
        return nowMillis < restsAtMillis() && at(nowMillis).lift() > .01;
    }

    /** Lies there from now on. */
    void place(Pose pose) {
        paths.clear();
        start = pose;
    }

    /** Takes this path when its time comes, in place of whatever else it would do from then on. */
    public void take(TilePath path) {
        double begin = path.startMillis();
        paths.removeIf(later -> later.startMillis() >= begin);
        paths.add(path);
        if (paths.size() > PATHS_KEPT) {
            start = paths.remove(0).to();
        }
    }

    /** Sets whether it no longer matters from then on, or does again. */
    void spend(boolean spent, double fromMillis) {
        spentFromMillis = spent ? Math.min(spentFromMillis, fromMillis) : Double.POSITIVE_INFINITY;
    }

    /** Sets whether it goes to the pile, or comes back from there. */
    void put(boolean onPile) {
        isPutAway = onPile;
    }

    /** Whether it lies on the pile, where it is no longer seen. */
    boolean isPutAway(double nowMillis) {
        return isPutAway && nowMillis >= restsAtMillis();
    }

    boolean isSpent(double nowMillis) {
        return nowMillis >= spentFromMillis;
    }

    /** How much it is dimmed, from 0 to 1. */
    double veil(double nowMillis) {
        return veil.at(nowMillis);
    }

    void dim(boolean dimmed, double startMillis) {
        double wanted = dimmed ? 1 : 0;
        if (veil.to() != wanted) {
            veil = veil.towards(wanted, startMillis, Motion.FADE_MILLIS, Motion::glide);
        }
    }

    /** Ends all fades at once. */
    public void calm() {
        veil = Tween.resting(veil.to());
        raised.end();
        hovered.end();
    }
}
