package deluxe.tournament;

import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import java.util.Optional;

/** Says whether something can happen in a match at that time. */
final class Timekeeper {
    private Timekeeper() {}

    static Optional<Objection> objection(Match match, Line line) {
        if (match.isOver()) {
            return Optional.of(new Objection.MatchIsOver());
        }
        return match.timeline()
                .objection(line)
                .or(() -> line.entry() instanceof Entry.Resumed ? Optional.empty() : ofMatch(match, line));
    }

    private static Optional<Objection> ofMatch(Match match, Line line) {
        if (line.entry() instanceof Entry.Paused && !Pace.mayPauseAgain(match, line.atMillis())) {
            int pauses = match.allowance().pauses() + 1;
            return Optional.of(new Objection.PausedTooOften(pauses, line.atMillis()));
        }
        return line.entry() instanceof MatchEntry ? Optional.empty() : objectionToPace(match, line);
    }

    /** Says why the table's times do not allow this line. Apart from its time, the line must be one that can happen. */
    static Optional<Objection> objectionToPace(Match match, Line line) {
        int dueMillis = Pace.dueMillis(match);
        if (line.entry() instanceof MatchEntry.Move move) {
            boolean byItself = dueMillis != Pace.NEVER;
            boolean isLate = move.seat() == Seat.OPPONENT && line.atMillis() > dueMillis;
            return byItself && (line.atMillis() < dueMillis || isLate)
                    ? Optional.of(new Objection.NotThen(line.atMillis(), dueMillis))
                    : byItself ? Optional.empty() : notTooSoon(match, line);
        }
        boolean isDeal = line.entry() instanceof MatchEntry.RoundBegun;
        boolean isOverdue = line.atMillis() > dueMillis || (line.atMillis() == dueMillis && !isDeal);
        if (isOverdue && !waitsForPlayer(match)) {
            return Optional.of(new Objection.Overdue(line.atMillis(), dueMillis));
        }
        return isDeal ? notTooSoon(match, line) : Optional.empty();
    }

    /** A player who can only pass may say so as late as he likes, or leave first. */
    private static boolean waitsForPlayer(Match match) {
        return !match.game().awaitsDeal() && match.game().round().turn() == Seat.PLAYER;
    }

    private static Optional<Objection> notTooSoon(Match match, Line line) {
        int earliestMillis = Pace.earliestMillis(match);
        return line.atMillis() >= earliestMillis
                ? Optional.empty()
                : Optional.of(new Objection.TooSoon(line.atMillis(), earliestMillis));
    }
}
