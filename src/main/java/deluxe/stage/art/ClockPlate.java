package deluxe.stage.art;

import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;

/**
 * A stopwatch and the time that is left.
 *
 * @param time the time as it is shown, {@code 4:37}
 * @param part how much of the time is left, in sixtieths, for the stopwatch's hand
 * @param urgent whether it is shown in the alarm colours
 */
public record ClockPlate(String time, int part, boolean urgent) implements Picture {
    static final Ramp ALARM = Ramp.of("0 #ffe4dc 45 #ffc2b0 55 #ff9f86 100 #ffd6c8");
    static final Ramp ALARM_GROUND = Ramp.of("0 #6e1414 100 #330606");

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double h = box.height();
        Ramp ink = urgent ? ALARM : theme.lettering();
        Lettering letters = new Lettering(surface, theme);
        double watch = h * .27;
        double room = box.width() - watch * 2 - h * .62;
        Surface.Face face = letters.fitted(time, Lettering.text(h * .6), room);
        double wide = watch * 2 + h * .2 + surface.textWidth(time, face);
        double left = box.centreX() - wide / 2;
        Icon.stopwatch(
                surface,
                left + watch,
                box.centreY() + h * .03,
                watch,
                part,
                ink.stops().get(1).colour());
        letters.write(time, left + watch * 2 + h * .2, box.centreY(), face, Align.LEFT, ink);
    }

    /**
     * The plate under the clock. It is a picture of its own because it stays the same while the time changes.
     *
     * @param urgent whether it is shown in the alarm colours
     */
    public record Ground(boolean urgent) implements Picture {
        @Override
        public void paint(Surface surface, Box box, Theme theme) {
            new PlateArt(surface, theme).plate(box, box.height() * .25, urgent ? ALARM_GROUND : theme.badge());
        }
    }
}
