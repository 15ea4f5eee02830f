package deluxe.tournament;

import deluxe.table.MatchClock;
import java.util.Optional;

/** Says whether something can happen in a match at that time. */
final class Timekeeper {
    private Timekeeper() {}

    static Optional<Objection> objection(Match match, Line line) {
        if (match.isOver()) {
            return Optional.of(new Objection.MatchIsOver());
        }
        if (line.atMillis() < match.clock().nowMillis()) {
            return Optional.of(
                    new Objection.TimeRunsBack(line.atMillis(), match.clock().nowMillis()));
        }
        if (line.entry() instanceof Entry.Resumed resumed) {
            return ofResume(match, line, resumed.pausedMillis());
        }
        if (match.paused()) {
            return Optional.of(new Objection.StandsStill());
        }
        return ofClock(match.clock(), line)
                .or(() -> line.entry() instanceof Entry.Paused ? ofPause(match, line) : Optional.empty())
                .or(() -> isOfTheGame(line) ? Optional.empty() : objectionToPace(match, line));
    }

    private static boolean isOfTheGame(Line line) {
        return line.entry() instanceof Entry.Move || line.entry() instanceof Entry.RoundBegun;
    }

    private static Optional<Objection> ofPause(Match match, Line line) {
        if (match.allowance().isSpent()) {
            return Optional.of(new Objection.MayNotPause());
        }
        if (match.terms().format().isPaced() && !Pace.mayPauseAgain(match, line.atMillis())) {
            int pauses = match.allowance().pauses() + 1;
            return Optional.of(new Objection.PausedTooOften(pauses, line.atMillis()));
        }
        return Optional.empty();
    }

    /** Says whether the table keeps these times. The line must be one that can happen but for its time. */
    static Optional<Objection> objectionToPace(Match match, Line line) {
        if (!match.terms().format().isPaced()) {
            return Optional.empty();
        }
        int dueMillis = Pace.dueMillis(match);
        if (line.entry() instanceof Entry.Move) {
            boolean byItself = dueMillis != Pace.NEVER;
            return byItself && line.atMillis() != dueMillis
                    ? Optional.of(new Objection.NotThen(line.atMillis(), dueMillis))
                    : byItself ? Optional.empty() : notTooSoon(match, line);
        }
        boolean isDeal = line.entry() instanceof Entry.RoundBegun;
        if (line.atMillis() > dueMillis || (line.atMillis() == dueMillis && !isDeal)) {
            return Optional.of(new Objection.Overdue(line.atMillis(), dueMillis));
        }
        return isDeal ? notTooSoon(match, line) : Optional.empty();
    }

    private static Optional<Objection> notTooSoon(Match match, Line line) {
        int earliestMillis = Pace.earliestMillis(match);
        return line.atMillis() >= earliestMillis
                ? Optional.empty()
                : Optional.of(new Objection.TooSoon(line.atMillis(), earliestMillis));
    }

    private static Optional<Objection> ofResume(Match match, Line line, int pausedMillis) {
        if (!match.paused()) {
            return Optional.of(new Objection.NotPaused());
        }
        if (line.atMillis() != match.clock().nowMillis()) {
            return Optional.of(new Objection.StandsStill());
        }
        int leftMillis = match.allowance().leftMillis();
        return pausedMillis > leftMillis
                ? Optional.of(new Objection.PausedTooLong(pausedMillis, leftMillis))
                : Optional.empty();
    }

    /** Everything happens before the clock has run out, and its running out at that very moment. */
    private static Optional<Objection> ofClock(MatchClock clock, Line line) {
        boolean up = clock.hasLimit() && line.atMillis() == clock.limitMillis();
        if (line.entry() instanceof Entry.TimeRanOut) {
            return up ? Optional.empty() : Optional.of(new Objection.TimeIsNotUp(line.atMillis()));
        }
        return clock.hasLimit() && line.atMillis() >= clock.limitMillis()
                ? Optional.of(new Objection.PastTheClock(line.atMillis(), clock.limitMillis()))
                : Optional.empty();
    }
}
