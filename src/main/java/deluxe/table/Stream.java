package deluxe.table;

import deluxe.kit.Rng;
import deluxe.kit.Seed;

/**
 * The streams that are derived from a match's seed, each for one purpose, so that none disturbs another. Their numbers are part of
 * what a seed means: they never change.
 */
public enum Stream {
    /** The order of a round's tiles. */
    DEAL(1),
    /** What the opponent chooses. */
    OPPONENT(2),
    /** What the player's seat chooses when a bot sits there too. */
    PLAYER(3),
    /** The seeds of a series of games. */
    SERIES(4),
    /** How long the opponent thinks. */
    PACE(5),
    /** A throw of dice. */
    DICE(6);

    /** Seeds that differ in one word only give the same first numbers, so those are discarded. */
    private static final int SHAKES = 4;

    private final int purpose;

    Stream(int purpose) {
        this.purpose = purpose;
    }

    /** The stream from which this seat's choices are drawn. */
    public static Stream of(Seat seat) {
        return seat == Seat.PLAYER ? PLAYER : OPPONENT;
    }

    /** The stream with this number, such as the number of a round. */
    public Rng from(Seed seed, int number) {
        Rng stream = Rng.derive(seed, purpose, number);
        for (int shake = 0; shake < SHAKES; shake++) {
            stream.nextInt();
        }
        return stream;
    }

    /** A seed of its own that follows from this one, such as that of a game in a series. */
    public Seed seed(Seed from, int number) {
        Rng stream = from(from, number);
        return new Seed(stream.nextInt(), stream.nextInt(), stream.nextInt(), stream.nextInt());
    }
}
