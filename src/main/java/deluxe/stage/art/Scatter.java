package deluxe.stage.art;

import deluxe.kit.Rng;
import deluxe.kit.Seed;

/** The irregularity of handmade things, the same every time and on every device. */
public final class Scatter {
    private static final Seed SEED = Seed.of("0a4c1a551c");

    private final Rng rng;

    public Scatter(int number) {
        rng = Rng.derive(SEED, 0, number);
    }

    /** A random length from 0 up to this one. */
    public double upTo(double length) {
        return rng.below(4096) * length / 4096;
    }

    /** A random length from one up to another. */
    public double between(double from, double to) {
        return from + upTo(to - from);
    }

    /** A random length up to {@code reach} in either direction. */
    public double around(double reach) {
        return between(-reach, reach);
    }

    public boolean isOneOf(int count) {
        return rng.below(count) == 0;
    }
}
