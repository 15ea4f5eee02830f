package deluxe.stage.tiles;

import deluxe.stage.Motion;

/**
 * The path from one pose to another: a function of time alone.
 *
 * @param arc how far it bends upwards in the middle, in CSS pixels
 * @param rise how much higher than both ends it is lifted in the middle
 * @param faded whether the tile vanishes here and appears there instead of moving
 */
public record TilePath(
        Pose from,
        Pose to,
        double startMillis,
        double durationMillis,
        Motion.Easing easing,
        double arc,
        double rise,
        boolean faded) {

    double endMillis() {
        return startMillis + durationMillis;
    }

    Pose at(double nowMillis) {
        if (nowMillis >= endMillis()) {
            return to;
        }
        double share = Math.max(0, (nowMillis - startMillis) / durationMillis);
        if (faded) {
            return share < .5 ? from.shown(from.alpha() * (1 - 2 * share)) : to.shown(to.alpha() * (2 * share - 1));
        }
        double eased = easing.at(share);
        Pose pose = from.towards(to, eased);
        double hill = Motion.hill(eased);
        return pose.moved(0, -arc * hill).lifted(pose.lift() + rise * hill);
    }
}
