package deluxe.dice;

import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Stream;

/** Decides each throw of a campaign from its seed and the throw's number, before any die has moved. */
final class Cup {
    /** Seeds that differ only in their last digits give the same first numbers, so those are discarded. */
    private static final int SHAKES = 4;

    private Cup() {}

    static Throw shaken(Seed seed, int number) {
        Rng stream = Stream.DICE.from(seed, number);
        for (int shake = 0; shake < SHAKES; shake++) {
            stream.nextInt();
        }
        return Throw.of(stream);
    }
}
