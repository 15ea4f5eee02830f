package deluxe.stage.art;

import deluxe.kit.Rng;
import deluxe.kit.Seed;

/** Irregularity of things made by hand: the same wherever and whenever a thing is drawn. */
public final class Scatter {
    private static final Seed SEED = Seed.of("0a4c1a551c");

    private final Rng rng;

    public Scatter(int number) {
        rng = Rng.derive(SEED, 0, number);
    }

    /** From 0 up to a length. */
    public double upTo(double length) {
        return rng.below(4096) * length / 4096;
    }

    /** From one length up to another. */
    public double between(double from, double to) {
        return from + upTo(to - from);
    }

    /** Up to this far either way. */
    public double around(double reach) {
        return between(-reach, reach);
    }

    public boolean isOneOf(int count) {
        return rng.below(count) == 0;
    }
}
