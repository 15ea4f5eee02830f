package deluxe.stage.tavern;

import deluxe.dice.Throw;
import deluxe.ports.Surface;
import deluxe.stage.art.Box;
import deluxe.stage.art.Picture;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import deluxe.table.Seat;

/**
 * What tells at the table how things stand: the last throw, the marks, whose turn it is, what is needed and what is said.
 *
 * @param contrast whether they are black on white
 * @param reduced whether nothing moves
 */
record TavernSigns(Surface surface, Stills stills, TavernLayout layout, boolean contrast, boolean reduced) {
    private static final double SEAL = 46;
    private static final double FLICKER_MILLIS = 120;
    /** From one shape of the flame to the next: each change has to be repainted, and nobody would notice more of them. */
    private static final double FLAME_STEP_MILLIS = 60;

    void tally(Throw lying) {
        double scale = Math.max(contrast ? 1.5 : .75, layout.scale());
        Box strip = new Box(
                layout.board().centreX() - ThrowTally.WIDTH * scale / 2,
                Math.max(2, layout.board().y() - ThrowTally.HEIGHT * scale * .7),
                ThrowTally.WIDTH * scale,
                ThrowTally.HEIGHT * scale);
        show("tally", strip, new ThrowTally(lying, contrast));
    }

    private void show(String place, Box box, Picture picture) {
        stills.show(surface, place, box, picture, Theme.EMERALD);
    }

    void marks(TavernSight sight) {
        seal("own mark", layout.player(), sight.ownMark());
        seal("their mark", layout.opponent(), sight.theirMark());
    }

    private void seal(String place, Box portrait, int total) {
        if (total > 0) {
            double side = SEAL * Math.max(.7, layout.scale());
            double x = isLeft(portrait) ? portrait.right() - side * .62 : portrait.x() - side * .38;
            Box box = new Box(x, portrait.bottom() - side * 1.15, side, side);
            show(place, box, new WaxSeal(total, contrast));
        }
    }

    private boolean isLeft(Box portrait) {
        return portrait.centreX() < layout.board().centreX();
    }

    /** The hand beside the portrait, pointing at it; it moves while it waits. */
    void hand(Seat seat, boolean isWaiting, double at) {
        Box portrait = seat == Seat.PLAYER ? layout.player() : layout.opponent();
        double scale = Math.max(.6, Math.min(1.1, layout.scale()));
        double bob = reduced || !isWaiting ? 0 : 4 * Math.sin(at / 240);
        boolean isLeft = isLeft(portrait);
        double x = isLeft ? portrait.right() - 14 * scale + bob : portrait.x() + 14 * scale - bob;
        Manicule.paint(surface, x, portrait.y() + portrait.height() * .44, isLeft ? scale : -scale);
    }

    void line(String text) {
        if (!text.isEmpty()) {
            stills.showNow(surface, "line", layout.line(), new BoardLine(text, contrast), Theme.EMERALD);
        }
    }

    void speech(String text) {
        SpeechArt said = new SpeechArt(text, SpeechArt.tail(layout), contrast);
        stills.showNow(surface, "speech", SpeechArt.place(layout), said, Theme.EMERALD);
    }

    void flame(double now) {
        if (layout.candleSize() == 0) {
            return;
        }
        double at = Math.floor(now / FLAME_STEP_MILLIS) * FLAME_STEP_MILLIS;
        double sway = reduced ? 0 : 2.4 * Math.sin(at / FLICKER_MILLIS / 4) + Math.sin(at / FLICKER_MILLIS);
        double bright = reduced ? 1 : .92 + .08 * Math.sin(at / FLICKER_MILLIS / 1.7);
        new CandleArt(surface).flame(layout.candleX(), layout.candleY(), layout.candleSize(), sway, bright);
    }
}
