package deluxe.dominoes;

import deluxe.table.Outcome;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What one seat may see of a game.
 *
 * @param round the current round, or the one that was played last
 * @param isRoundOver whether that round is over
 * @param turnedUp the other's tiles in the order in which they were dealt and drawn, once the round is over; else empty
 * @param outcome how the game ended; empty while it goes on
 */
public record GameView(View round, boolean isRoundOver, List<Tile> turnedUp, Optional<Outcome> outcome) {
    public GameView {
        turnedUp = List.copyOf(turnedUp);
    }

    public boolean isOver() {
        return outcome.isPresent();
    }

    /** Whether the round is over, and the game goes on with another. */
    public boolean awaitsDeal() {
        return !isOver() && isRoundOver;
    }

    /** Who is to move; nobody once the round or the game is over. */
    public Optional<Seat> toMove() {
        return isOver() || isRoundOver ? Optional.empty() : Optional.of(round.turn());
    }

    /** Whether this seat is to move. */
    public boolean isToMove() {
        return isToMove(round.seat());
    }

    public boolean isToMove(Seat seat) {
        return !isOver() && !isRoundOver && round.turn() == seat;
    }

    /** Whether this seat is to move and can only draw. */
    public boolean mustDraw() {
        return isToMove() && round.plays().isEmpty() && round.boneyardSize() > 0;
    }
}
