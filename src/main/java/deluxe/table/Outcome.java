package deluxe.table;

import java.util.Optional;

/** How a game ended, with the points that both had then. */
public record Outcome(Ending ending, Scores scores) {
    /** Who has won; nobody after a tie or an early end. */
    public Optional<Seat> winner() {
        return ending == Ending.ENDED_EARLY ? Optional.empty() : scores.leader();
    }
}
