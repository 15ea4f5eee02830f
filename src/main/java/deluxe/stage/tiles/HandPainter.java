package deluxe.stage.tiles;

import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.ScoreCall;
import deluxe.stage.art.ScrollHint;

/** Paints the tiles that lie in the player's hand: not the one that is held, and not those that fly. */
public final class HandPainter {
    /** How much higher a picked tile stands, in u. */
    private static final double RAISED = .2;

    /** How much higher a tile stands under the mouse, in CSS pixels. */
    private static final double HOVERED = 1;

    private final Paintbox paints;
    private final BonePainter painter;

    public HandPainter(Paintbox paints, BonePainter painter) {
        this.paints = paints;
        this.painter = painter;
    }

    /** Where a tile of the hand is seen. */
    static Pose seen(Bone bone, double nowMillis) {
        Pose pose = bone.at(nowMillis);
        double up = RAISED * pose.u() * bone.raised.at(nowMillis) + HOVERED * bone.hovered.at(nowMillis);
        return pose.moved(0, -up);
    }

    public void paint(HandRow hand, Pointing pointing, Hints hints, double nowMillis) {
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                painter.shadow(inRow(hand, bone, nowMillis), bone.isOnItsWay(nowMillis));
            }
        }
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                Pose pose = inRow(hand, bone, nowMillis);
                tile(bone, pose, nowMillis);
                mark(bone, pose, hints, nowMillis);
            }
        }
        if (!hand.isBeingDealt(nowMillis)) {
            arrow(hand, -1, pointing, nowMillis);
            arrow(hand, 1, pointing, nowMillis);
        }
    }

    /** The arrow glows if a tile out of sight on its side can be played. */
    private void arrow(HandRow hand, int direction, Pointing pointing, double nowMillis) {
        ScrollHint hint = new ScrollHint(direction < 0, pointing.isPlayableBeyond(direction));
        paints.show("scroll" + direction, hand.edge(direction), hint, hand.arrow(direction, nowMillis));
    }

    /** Where it is seen, and how opaque: it fades towards an arrow. */
    static Pose inRow(HandRow hand, Bone bone, double nowMillis) {
        Pose pose = seen(bone, nowMillis);
        return pose.shown(pose.alpha() * hand.presence(pose.x(), nowMillis));
    }

    /** What the best tile scores, on its upper edge, clear of the pips. */
    private void mark(Bone bone, Pose pose, Hints hints, double nowMillis) {
        if (hints.best().isEmpty() || !bone.is(hints.best().get().tile())) {
            return;
        }
        double u = pose.u();
        Box box = new Box(pose.x() - u * .6, pose.y() - u * 1.42, u * 1.2, u * .6);
        paints.show(
                "best", box, new ScoreCall("+" + hints.best().get().points()), pose.alpha() * hints.ends(nowMillis));
    }

    private static boolean lies(Bone bone, Pointing pointing, double nowMillis) {
        return !bone.isFlying(nowMillis) && !pointing.holds(bone);
    }

    private void tile(Bone bone, Pose pose, double nowMillis) {
        painter.selected(pose, bone.raised.at(nowMillis) * pose.alpha());
        painter.body(pose, bone.tile());
        if (bone.tile().isPresent()) {
            painter.veil(pose, bone.tile().get(), bone.veil(nowMillis) * pose.alpha());
        }
    }
}
