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
                .or(() -> line.entry() instanceof Entry.Paused
                                && match.allowance().isSpent()
                        ? Optional.of(new Objection.MayNotPause())
                        : Optional.empty());
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
