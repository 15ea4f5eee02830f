package deluxe.ports;

import deluxe.kit.Seed;

/** Luck from outside, for games that nobody deals. */
public interface Chance {
    /** A seed that nobody can foretell. */
    Seed freshSeed();
}
