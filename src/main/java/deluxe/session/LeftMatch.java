package deluxe.session;

import deluxe.kit.Malformed;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import deluxe.table.Seat;
import deluxe.tournament.BadLine;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Replay;
import deluxe.tournament.ScoreSheet;
import java.util.Optional;

/**
 * A match that was left.
 *
 * @param awayMillis how long ago it was last saved
 */
public record LeftMatch(Match match, Save saved, int awayMillis) {
    private static final int MILLIS_A_SECOND = 1000;

    /** Longer than any clock and any allowance. */
    private static final int LONGEST_AWAY_SECONDS = 900_000;

    /**
     * Reads what was saved.
     *
     * @param wallSeconds the time on the device's calendar clock
     * @throws Malformed if what was saved is not a valid match
     */
    public static LeftMatch of(Save saved, int wallSeconds) {
        ScoreSheet sheet = sheet(saved.record());
        Replay replay = sheet.replay();
        if (replay.flaw().isPresent()) {
            throw new Malformed("line " + sheet.lineOf(replay.states().size()));
        }
        if (replay.states().isEmpty()) {
            throw new Malformed("nothing has happened in a saved match");
        }
        int awaySeconds = Math.max(0, Math.min(LONGEST_AWAY_SECONDS, wallSeconds - saved.wallSeconds()));
        return new LeftMatch(replay.last(), saved, awaySeconds * MILLIS_A_SECOND);
    }

    /** Reads the score sheet that was kept; throws {@link Malformed} if it cannot be read. */
    public static ScoreSheet sheet(String text) {
        try {
            return ScoreSheet.readOwn(text);
        } catch (BadLine bad) {
            throw new Malformed("line " + bad.line() + " of a saved match: " + bad.getMessage());
        }
    }

    /** The time away comes out of the pause allowance, where there is one, and then off the clock. */
    Resumption comeBack(Conduct conduct, double nowMillis) {
        int clock = Math.max(saved.clockMillis(), match.clock().nowMillis());
        if (match.isOver()) {
            return new Resumption(match, match.clock().nowMillis(), Optional.empty());
        }
        boolean wasPaused = match.paused();
        int awayMillis = match.clock().hasLimit() ? this.awayMillis : 0;
        int paused = wasPaused ? saved.pausedMillis() + awayMillis : awayMillis;
        Match left = wasPaused ? match : caughtUp(match, clock, conduct);
        boolean isUp = left.clock().hasLimit() && clock >= left.clock().limitMillis();
        if (!wasPaused && (!conduct.mayPause() || isUp || !left.mayPause(clock))) {
            return going(left, limited(clock, awayMillis), conduct);
        }
        Match standing = wasPaused ? left : taken(left, clock, new Entry.Paused());
        int allowed = left.allowance().leftMillis();
        if (paused < allowed) {
            return new Resumption(standing, clock, Optional.of(new Pause(nowMillis, paused)));
        }
        return going(taken(standing, clock, new Entry.Resumed(allowed)), limited(clock, paused - allowed), conduct);
    }

    /** The match goes on, with everything entered that fell due while the player was away. */
    private static Resumption going(Match match, int clockMillis, Conduct conduct) {
        Match now = caughtUp(match, clockMillis, conduct);
        return new Resumption(now, now.isOver() ? now.clock().nowMillis() : clockMillis, Optional.empty());
    }

    /** Stops at a pass that the player has to say. */
    private static Match caughtUp(Match match, int nowMillis, Conduct conduct) {
        return match.caughtUp(
                nowMillis,
                line -> conduct.passesByHand()
                        && line.entry() instanceof MatchEntry.Move move
                        && move.seat() == Seat.PLAYER);
    }

    private int limited(int clock, int more) {
        int latest = match.clock().hasLimit() ? match.clock().limitMillis() : MatchClock.LATEST_MILLIS;
        return more > latest - clock ? latest : clock + more;
    }

    private static Match taken(Match match, int clock, Entry entry) {
        return match.take(new Line(clock, entry)).step().next();
    }
}
