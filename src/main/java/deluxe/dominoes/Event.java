package deluxe.dominoes;

import deluxe.table.Outcome;
import deluxe.table.Seat;
import java.util.Optional;

/** What happened in a step. */
public sealed interface Event {
    /** This event as far as a seat may know it. */
    default Event seenBy(Seat viewer) {
        return this;
    }

    /** A round was dealt; {@code leader} plays first. */
    record RoundDealt(int round, Seat leader) implements Event {}

    /** A tile was played. */
    record TilePlayed(Seat seat, Play play) implements Event {}

    /** The ends were counted; the tableau tells their sum and its parts. */
    record EndsCounted(Seat seat, Tableau tableau) implements Event {}

    /** Points were scored. */
    record PointsScored(Seat seat, int points, Source source) implements Event {}

    /**
     * A tile was drawn.
     *
     * @param tile empty for those who may not see it
     */
    record TileDrawn(Seat seat, Optional<Tile> tile) implements Event {
        @Override
        public Event seenBy(Seat viewer) {
            return viewer == seat ? this : new TileDrawn(seat, Optional.empty());
        }
    }

    /** A player could not go. */
    record Passed(Seat seat) implements Event {}

    /** The round is over. */
    record RoundEnded(RoundResult result) implements Event {}

    /** The game is over. */
    record GameEnded(Outcome outcome) implements Event {}

    /** What points were scored for: the sum of the ends, or the end of the round. */
    enum Source {
        ENDS,
        ROUND
    }
}
