package deluxe.dice;

import deluxe.kit.Seed;
import deluxe.table.Stream;

/** Decides each throw of a campaign from its seed and the throw's number, before any die has moved. */
final class Cup {
    private Cup() {}

    static Throw shaken(Seed seed, int number) {
        return Throw.of(Stream.DICE.from(seed, number));
    }
}
