package deluxe.stage;

import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.ScrollHint;

/** Paints the player's hand as far as it lies: not the tile that is held, and not those that fly. */
final class HandPainter {
    /** How much higher a picked tile stands, in u. */
    private static final double RAISED = .2;

    private final Paintbox paints;
    private final BonePainter painter;

    HandPainter(Paintbox paints, BonePainter painter) {
        this.paints = paints;
        this.painter = painter;
    }

    /** Where a tile of the hand is seen. */
    static Pose seen(Bone bone, double nowMillis) {
        Pose pose = bone.at(nowMillis);
        return pose.moved(0, -RAISED * pose.u() * bone.raised.at(nowMillis));
    }

    void paint(HandRow hand, Pointing pointing, double nowMillis) {
        paints.surface().save();
        if (hand.overflows()) {
            clipTo(hand);
        }
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                painter.shadow(seen(bone, nowMillis));
            }
        }
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                tile(bone, nowMillis);
            }
        }
        paints.surface().restore();
        for (int direction = -1; direction <= 1; direction += 2) {
            if (hand.goesOn(direction) && !hand.isBeingDealt(nowMillis)) {
                paints.show("scroll" + direction, hand.edge(direction), new ScrollHint(direction < 0));
            }
        }
    }

    private void clipTo(HandRow hand) {
        Box window = hand.window();
        Surface surface = paints.surface();
        surface.begin();
        surface.rectangle(window.x(), window.y() - hand.row().u(), window.width(), window.height() * 2);
        surface.clip();
    }

    private static boolean lies(Bone bone, Pointing pointing, double nowMillis) {
        return !bone.isFlying(nowMillis) && !pointing.holds(bone);
    }

    private void tile(Bone bone, double nowMillis) {
        Pose pose = seen(bone, nowMillis);
        painter.selected(pose, bone.raised.at(nowMillis));
        painter.body(pose, bone.tile());
        painter.veil(pose, bone.veil(nowMillis) * pose.alpha());
    }
}
