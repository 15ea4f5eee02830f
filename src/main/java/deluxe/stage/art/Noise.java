package deluxe.stage.art;

import deluxe.kit.Rng;
import deluxe.kit.Seed;

/** Smooth noise, the same on every machine: values on a lattice that repeats every 64 steps, interpolated between its points. */
final class Noise {
    private static final Seed SEED = Seed.of("f1b2e5");
    private static final int SIDE = 64;

    private final double[] lattice = new double[SIDE * SIDE];

    Noise(int number) {
        Rng rng = Rng.derive(SEED, 0, number);
        for (int at = 0; at < lattice.length; at++) {
            lattice[at] = rng.below(4096) / 4096.0;
        }
    }

    /** 0 to 1. */
    double at(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        double right = eased(x - column);
        double down = eased(y - row);
        double above = mixed(value(column, row), value(column + 1, row), right);
        double below = mixed(value(column, row + 1), value(column + 1, row + 1), right);
        return mixed(above, below, down);
    }

    /** Three layers, each finer and fainter: 0 to 1. */
    double layered(double x, double y) {
        return (4 * at(x, y) + 2 * at(2 * x, 2 * y) + at(4 * x, 4 * y)) / 7;
    }

    private double value(int column, int row) {
        return lattice[(row & SIDE - 1) * SIDE + (column & SIDE - 1)];
    }

    private static double eased(double part) {
        return part * part * (3 - 2 * part);
    }

    private static double mixed(double from, double to, double share) {
        return from + (to - from) * share;
    }
}
