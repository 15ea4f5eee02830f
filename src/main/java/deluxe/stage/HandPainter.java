package deluxe.stage;

import deluxe.stage.art.ScrollHint;

/** Paints the player's hand as far as it lies: not the tile that is held, and not those that fly. */
final class HandPainter {
    /** How much higher a picked tile stands, in u. */
    private static final double RAISED = .2;

    /** How much higher a tile stands under the mouse, in CSS pixels. */
    private static final double HOVERED = 1;

    private final Paintbox paints;
    private final BonePainter painter;

    HandPainter(Paintbox paints, BonePainter painter) {
        this.paints = paints;
        this.painter = painter;
    }

    /** Where a tile of the hand is seen. */
    static Pose seen(Bone bone, double nowMillis) {
        Pose pose = bone.at(nowMillis);
        double up = RAISED * pose.u() * bone.raised.at(nowMillis) + HOVERED * bone.hovered.at(nowMillis);
        return pose.moved(0, -up);
    }

    void paint(HandRow hand, Pointing pointing, double nowMillis) {
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                painter.shadow(inRow(hand, bone, nowMillis));
            }
        }
        for (Bone bone : hand.bones()) {
            if (lies(bone, pointing, nowMillis)) {
                tile(bone, inRow(hand, bone, nowMillis), nowMillis);
            }
        }
        if (!hand.isBeingDealt(nowMillis)) {
            arrow(hand, -1, pointing, nowMillis);
            arrow(hand, 1, pointing, nowMillis);
        }
    }

    /** Towards a side on which a tile can be played that is out of sight, it glows. */
    private void arrow(HandRow hand, int direction, Pointing pointing, double nowMillis) {
        ScrollHint hint = new ScrollHint(direction < 0, pointing.isPlayableBeyond(direction));
        paints.show("scroll" + direction, hand.edge(direction), hint, hand.arrow(direction, nowMillis));
    }

    /** Where it is seen, and how much of it: less towards an arrow. */
    private static Pose inRow(HandRow hand, Bone bone, double nowMillis) {
        Pose pose = seen(bone, nowMillis);
        return pose.shown(pose.alpha() * hand.presence(pose.x(), nowMillis));
    }

    private static boolean lies(Bone bone, Pointing pointing, double nowMillis) {
        return !bone.isFlying(nowMillis) && !pointing.holds(bone);
    }

    private void tile(Bone bone, Pose pose, double nowMillis) {
        painter.selected(pose, bone.raised.at(nowMillis) * pose.alpha());
        painter.body(pose, bone.tile());
        painter.veil(pose, bone.veil(nowMillis) * pose.alpha());
    }
}
