package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * The marks of both seats: totals from 7 to 14. A seat wins with its own mark and loses with the other's. 0 means no mark yet.
 *
 * @param player the player's
 * @param opponent the opponent's
 */
public record DiceMarks(int player, int opponent) {
    public static final int LOWEST = 7;
    public static final int HIGHEST = 14;

    static final DiceMarks NONE = new DiceMarks(0, 0);

    static boolean canBe(int total) {
        return total >= LOWEST && total <= HIGHEST;
    }

    public int of(Seat seat) {
        return seat == Seat.PLAYER ? player : opponent;
    }

    boolean has(Seat seat) {
        return of(seat) > 0;
    }

    DiceMarks with(Seat seat, int mark) {
        return seat == Seat.PLAYER ? new DiceMarks(mark, opponent) : new DiceMarks(player, mark);
    }

    /** Who wins when this seat throws that total. */
    Optional<Seat> winner(Seat thrower, int total) {
        if (total == of(thrower)) {
            return Optional.of(thrower);
        }
        return total == of(thrower.other()) ? Optional.of(thrower.other()) : Optional.empty();
    }
}
