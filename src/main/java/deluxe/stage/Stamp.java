package deluxe.stage;

import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;

/**
 * A picture that appears, stays for a while and goes.
 *
 * @param place the name under which its sprite is kept
 */
public record Stamp(String place, Picture picture, Box box, double startMillis, double endMillis, Manner manner)
        implements Flourish {

    /** How it appears if things can move; with reduced motion it fades in. */
    public enum Manner {
        /** Rises a little. */
        RISE,
        /** Grows out of its middle, beyond its size and back. */
        POP,
        /** Comes down large from above. */
        STAMP
    }

    /** The same in another place. */
    public Stamp at(Box other) {
        return new Stamp(place, picture, other, startMillis, endMillis, manner);
    }

    @Override
    public Stamp goneBy(double millis) {
        return new Stamp(place, picture, box, startMillis, Math.min(millis, endMillis), manner);
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        double come = Math.min(1, (nowMillis - startMillis) / Motion.STAMP_MILLIS);
        double left = Math.min(1, (endMillis - nowMillis) / Motion.FADE_MILLIS);
        double settled = Motion.settle(come);
        double alpha = Math.min(settled, left);
        if (paints.calm()) {
            paints.showOnly(place, box, picture, alpha, 1);
            return;
        }
        Box seen = manner == Manner.RISE ? box.moved(0, box.height() * .4 * (1 - settled)) : box;
        double scale =
                switch (manner) {
                    case RISE -> 1;
                    case POP -> come < 1 ? .3 + .7 * settled + .22 * Motion.hill(come) : 1;
                    case STAMP -> 1 + .8 * (1 - settled);
                };
        paints.showOnly(place, seen, picture, alpha, scale);
    }
}
