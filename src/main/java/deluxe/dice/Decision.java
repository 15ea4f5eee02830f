package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * How a contest ended.
 *
 * @param winner empty after a tie
 * @param quarters how many quarters of the wager are won
 */
public record Decision(Optional<Seat> winner, int quarters) {
    static final int WHOLE = 4;

    static Decision won(Seat winner) {
        return new Decision(Optional.of(winner), WHOLE);
    }

    static Decision tied() {
        return new Decision(Optional.empty(), 0);
    }

    /** How many coins of this wager are won: its share, rounded up to whole coins. */
    public int coins(int wager) {
        return (wager * quarters + WHOLE - 1) / WHOLE;
    }
}
