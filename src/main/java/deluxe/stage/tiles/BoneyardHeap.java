package deluxe.stage.tiles;

import deluxe.stage.Motion;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The boneyard. At some tables it has a place where it is all the time; at others it is seen only while a player draws from it, near that
 * player's hand, and while a round is dealt.
 */
public final class BoneyardHeap {
    private static final double LARGEST_TILE = 34;

    private final List<Bone> bones = new ArrayList<>();
    private Optional<Box> box = Optional.empty();
    private Box tray = new Box(0, 0, 0, 0);
    private Tween presence = Tween.resting(0);
    private Optional<Bone> reached = Optional.empty();
    private Optional<StandingHeap> standing = Optional.empty();

    public List<Bone> bones() {
        return bones;
    }

    /** From now on this is its place; empty if it comes and goes. */
    void stand(Optional<StandingHeap> place) {
        standing = place;
    }

    /** Whether it is there all the time. */
    public boolean stands() {
        return standing.isPresent();
    }

    /** Whether its tiles are seen where they lie now. */
    public boolean isSeen() {
        return standing.isEmpty() || standing.get().isSeen() || !isAtHome();
    }

    private boolean isAtHome() {
        return standing.isPresent() && liesIn(standing.get().box());
    }

    /** Whether it is on the table, and there. */
    public boolean liesIn(Box where) {
        return box.isPresent() && box.get().equals(where);
    }

    /** Where it lies; empty when it isn't on the table. */
    public Optional<Box> box() {
        return box;
    }

    /** Where it lies, or last lay. */
    public Box tray() {
        return tray;
    }

    /** How visible it is, from 0 to 1. */
    public double presence(double nowMillis) {
        return presence.at(nowMillis);
    }

    boolean isMoving(double nowMillis) {
        return !presence.isOver(nowMillis);
    }

    /** Lays this many tiles there at once. */
    public void lay(Box where, int count) {
        box = Optional.of(where);
        tray = where;
        presence = Tween.resting(1);
        bones.clear();
        if (isAtHome()) {
            for (Pose place : standing.get().places(count)) {
                bones.add(new Bone(Optional.empty(), place));
            }
            return;
        }
        double u = Math.min(LARGEST_TILE, Heap.widest(Math.max(1, count), where));
        for (Heap.Place place : Heap.scattered(count, where, u)) {
            bones.add(new Bone(Optional.empty(), Pose.faceDown(place.x(), place.y(), u, place.turn())));
        }
    }

    /** Fades in there; if it is there already, it stays. */
    public void appear(Box where, int count, TileMotion motion, double startMillis) {
        if (liesIn(where) && bones.size() >= count) {
            return;
        }
        lay(where, count);
        presence = new Tween(0, 1, startMillis, Motion.FADE_MILLIS, Motion::settle);
        for (Bone bone : bones) {
            Pose rest = bone.destination();
            bone.place(rest.moved(0, motion.reduced() ? 0 : rest.u() * .6).shown(0));
            bone.take(new TilePath(
                    bone.destination(), rest, startMillis, Motion.FADE_MILLIS, Motion::settle, 0, 0, false));
        }
    }

    /** The player wants the tile that lies here. All are alike, but a hand takes the one that it touches. */
    void reach(double x, double y) {
        reached = Optional.empty();
        double least = Double.POSITIVE_INFINITY;
        for (Bone bone : bones) {
            double distance =
                    Math.hypot(bone.destination().x() - x, bone.destination().y() - y);
            if (distance < least) {
                least = distance;
                reached = Optional.of(bone);
            }
        }
    }

    /** Takes a tile from the heap: the one that was reached for, otherwise the top one. */
    public Bone draw() {
        Bone drawn = reached.filter(bone -> bones.indexOf(bone) >= 0).orElseGet(() -> bones.get(bones.size() - 1));
        bones.remove(drawn);
        reached = Optional.empty();
        return drawn;
    }

    /** After a deal, moves what is left to the boneyard's own place. */
    void goHome(TileMotion motion, double startMillis) {
        StandingHeap home = standing.orElseThrow();
        box = Optional.of(home.box());
        tray = home.box();
        presence = Tween.resting(1);
        List<Pose> places = home.places(bones.size());
        for (int at = 0; at < bones.size(); at++) {
            motion.glide(bones.get(at), places.get(at), startMillis);
        }
    }

    /** It is no longer needed; returns the tiles that are left of it. */
    List<Bone> leave(double startMillis) {
        List<Bone> gone = List.copyOf(bones);
        if (box.isPresent()) {
            presence = presence.towards(0, startMillis, Motion.FADE_MILLIS, Motion::glide);
        }
        bones.clear();
        box = Optional.empty();
        return gone;
    }

    public void clear() {
        bones.clear();
        box = Optional.empty();
        presence = Tween.resting(0);
    }
}
