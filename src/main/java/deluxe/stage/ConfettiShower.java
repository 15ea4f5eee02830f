package deluxe.stage;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.stage.art.Box;
import deluxe.stage.art.Confetti;

/** Paper chips that are thrown up from both lower corners and come down turning. */
public final class ConfettiShower implements Flourish {
    private static final Seed SEED = Seed.of("c0ffe771");
    private static final int CHIPS = 170;
    private static final int FEW_CHIPS = 36;
    private static final double FALL = 1500;
    private static final double DRAG = 1.6;

    private final Box box;
    private final double startMillis;
    private final double millis;
    private final int chips;
    private final double[] aside = new double[CHIPS];
    private final double[] up = new double[CHIPS];
    private final double[] spin = new double[CHIPS];
    private final double[] size = new double[CHIPS];

    /** For a game that was won. */
    public ConfettiShower(Box box, double startMillis) {
        this(box, startMillis, Motion.CONFETTI_MILLIS, CHIPS);
    }

    private ConfettiShower(Box box, double startMillis, double millis, int chips) {
        this.box = box;
        this.startMillis = startMillis;
        this.millis = millis;
        this.chips = chips;
        Rng rng = Rng.derive(SEED, 0, 0);
        for (int chip = 0; chip < CHIPS; chip++) {
            aside[chip] = .05 + rng.below(1000) / 1000.0 * .75;
            up[chip] = .4 + rng.below(1000) / 1000.0 * .7;
            spin[chip] = 3 + rng.below(900) / 100.0;
            size[chip] = 7 + rng.below(600) / 100.0;
        }
    }

    /** A handful, for a moment in the game. */
    public static ConfettiShower handful(Box box, double startMillis) {
        return new ConfettiShower(box, startMillis, Motion.HANDFUL_MILLIS, FEW_CHIPS);
    }

    @Override
    public double startMillis() {
        return startMillis;
    }

    @Override
    public double endMillis() {
        return startMillis + millis;
    }

    @Override
    public void paint(Paintbox paints, double nowMillis) {
        double seconds = (nowMillis - startMillis) / 1000;
        paints.surface().alpha(Math.min(1, (endMillis() - nowMillis) / 600));
        for (int chip = 0; chip < chips; chip++) {
            paintChip(paints, chip, seconds - chip % 5 * .05);
        }
        paints.surface().alpha(1);
    }

    /** The chip is thrown up and slowed by the air; then it sinks and sways. */
    private void paintChip(Paintbox paints, int chip, double seconds) {
        if (seconds <= 0) {
            return;
        }
        double slowed = (1 - Math.exp(-DRAG * seconds)) / DRAG;
        boolean fromLeft = chip % 2 == 0;
        double way = aside[chip] * box.width() * slowed * 1.6;
        double sway = Math.sin(seconds * spin[chip] * .6 + chip) * 14;
        double x = (fromLeft ? box.x() + way : box.right() - way) + sway;
        double sink = FALL * (seconds - slowed) / (DRAG * 6);
        double y = box.bottom() - up[chip] * box.height() * slowed * 2.1 + sink * (.8 + size[chip] / 30);
        if (y < box.bottom() + size[chip]) {
            double turn = seconds * spin[chip];
            Confetti.chip(paints.surface(), x, y, size[chip], chip, turn + chip, turn * 1.7);
        }
    }
}
