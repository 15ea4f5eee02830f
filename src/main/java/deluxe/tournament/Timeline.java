package deluxe.tournament;

import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Log;
import deluxe.table.MatchClock;
import java.util.Optional;

/**
 * What has happened in a match, and the clock under which it happened.
 *
 * @param clock what it showed when something last happened
 * @param log everything that happened
 */
public record Timeline(MatchClock clock, PauseAllowance allowance, boolean paused, Log<Line> log) {

    /** A timeline on which nothing has happened yet. */
    public static Timeline begun(MatchClock clock, PauseAllowance allowance) {
        return new Timeline(clock, allowance, false, Log.empty());
    }

    /** The timeline with one more line, to which there must be no {@link #objection}. */
    public Timeline with(Line line) {
        boolean pauses = line.entry() instanceof Entry.Paused;
        boolean resumes = line.entry() instanceof Entry.Resumed;
        return new Timeline(
                clock.at(line.atMillis()),
                allowanceAfter(line.entry()),
                pauses || (paused && !resumes),
                log.with(line));
    }

    private PauseAllowance allowanceAfter(Entry entry) {
        if (entry instanceof Entry.Resumed resumed) {
            return allowance.less(resumed.pausedMillis());
        }
        return entry instanceof Entry.Paused ? allowance.begun() : allowance;
    }

    /** Why this cannot happen at its time. Whether the rules of a game allow one of its own entries, only the game knows. */
    public Optional<Objection> objection(Line line) {
        if (line.atMillis() < clock.nowMillis()) {
            return Optional.of(new Objection.TimeRunsBack(line.atMillis(), clock.nowMillis()));
        }
        if (line.entry() instanceof Entry.Resumed resumed) {
            return toResuming(line.atMillis(), resumed.pausedMillis());
        }
        if (paused) {
            return Optional.of(new Objection.StandsStill());
        }
        return toTime(line)
                .or(() -> line.entry() instanceof Entry.Paused && allowance.isSpent()
                        ? Optional.of(new Objection.MayNotPause())
                        : Optional.empty());
    }

    private Optional<Objection> toResuming(int atMillis, int pausedMillis) {
        if (!paused) {
            return Optional.of(new Objection.NotPaused());
        }
        if (atMillis != clock.nowMillis()) {
            return Optional.of(new Objection.StandsStill());
        }
        return pausedMillis > allowance.leftMillis()
                ? Optional.of(new Objection.PausedTooLong(pausedMillis, allowance.leftMillis()))
                : Optional.empty();
    }

    /** Everything must happen before the clock has run out; running out must happen exactly at the limit. */
    private Optional<Objection> toTime(Line line) {
        boolean isUp = clock.hasLimit() && line.atMillis() == clock.limitMillis();
        if (line.entry() instanceof Entry.TimeRanOut) {
            return isUp ? Optional.empty() : Optional.of(new Objection.TimeIsNotUp(line.atMillis()));
        }
        return clock.hasLimit() && line.atMillis() >= clock.limitMillis()
                ? Optional.of(new Objection.PastTheClock(line.atMillis(), clock.limitMillis()))
                : Optional.empty();
    }
}
