package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.Motion;
import deluxe.stage.art.Box;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;

/** The portrait opposite: the next guest comes in from one side while the one before leaves by the other. */
final class GuestPortrait {
    private static final double MILLIS = 320;
    private static final double ASIDE = .8;
    private static final String[] PLACES = {"guest", "another guest"};

    private int turns;
    private int side = 1;
    private double startMillis = -MILLIS;
    private PortraitArt leaving;

    /** From now on another guest is shown; {@code forward} says from which side. */
    void turn(PortraitArt before, boolean forward, double atMillis) {
        leaving = before;
        side = forward ? 1 : -1;
        startMillis = atMillis;
        turns++;
    }

    void paint(Surface surface, Stills stills, Box box, PortraitArt guest, double atMillis) {
        double share = Motion.settle(Candle.part((atMillis - startMillis) / MILLIS));
        String place = PLACES[turns % PLACES.length];
        if (share >= 1) {
            stills.show(surface, place, box, guest, Theme.EMERALD);
            return;
        }
        double far = box.width() * ASIDE * side;
        faded(surface, stills, PLACES[(turns + 1) % PLACES.length], box.moved(-far * share, 0), leaving, 1 - share);
        faded(surface, stills, place, box.moved(far * (1 - share), 0), guest, share);
    }

    private static void faded(
            Surface surface, Stills stills, String place, Box box, PortraitArt portrait, double alpha) {
        surface.save();
        surface.alpha(alpha);
        stills.showOnly(surface, place, box, portrait, Theme.EMERALD);
        surface.restore();
    }
}
