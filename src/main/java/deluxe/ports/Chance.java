package deluxe.ports;

import deluxe.kit.Seed;

/** Random seeds from outside, for games that no host deals. */
public interface Chance {
    /** A seed that nobody can predict. */
    Seed freshSeed();
}
