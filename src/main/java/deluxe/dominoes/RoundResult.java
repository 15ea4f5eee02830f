package deluxe.dominoes;

import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/** How a round ended. */
public sealed interface RoundResult {
    /** Who scores for the end of the round. */
    Optional<Seat> scorer();

    /** How many points the end of the round scores; 0 when nobody scores. */
    int points();

    /** A player placed the last tile of the hand and scores for what the other still held. */
    record WentOut(Seat seat, List<Leftover> leftovers, int points) implements RoundResult {
        @Override
        public Optional<Seat> scorer() {
            return Optional.of(seat);
        }

        /** What the leftovers add up to before any rounding. */
        public int sum() {
            int sum = 0;
            for (Leftover leftover : leftovers) {
                sum += leftover.points();
            }
            return sum;
        }
    }

    /** The player to move could neither play nor draw; nobody scores. */
    record OutOfMoves(Seat stuck) implements RoundResult {
        @Override
        public Optional<Seat> scorer() {
            return Optional.empty();
        }

        @Override
        public int points() {
            return 0;
        }
    }

    /** Both have passed; the lower hand scores, or nobody if both have the same pips. */
    record BothStuck(int playerPips, int opponentPips, int points) implements RoundResult {
        @Override
        public Optional<Seat> scorer() {
            if (playerPips == opponentPips) {
                return Optional.empty();
            }
            return Optional.of(playerPips < opponentPips ? Seat.PLAYER : Seat.OPPONENT);
        }
    }
}
