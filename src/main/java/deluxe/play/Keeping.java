package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.table.MatchClock;
import deluxe.tournament.Entry;
import deluxe.tournament.HighScores;
import deluxe.tournament.Line;
import deluxe.tournament.Match;
import deluxe.tournament.Replay;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;

/** What is kept on the device: the match at hand and the best scores. A device that keeps nothing is told of, not died of. */
final class Keeping {
    /** How often the clock is kept while nobody acts. */
    static final int BEAT_SECONDS = 5;

    private static final int MILLIS_A_SECOND = 1000;

    /** Longer than any clock and any allowance. */
    private static final int LONGEST_AWAY_SECONDS = 900_000;

    private static final String SITTING = "sitting";
    private static final String BEST = "best";

    private final Storage storage;
    private final Time time;
    private String notice = "";

    Keeping(Storage storage, Time time) {
        this.storage = storage;
        this.time = time;
    }

    String notice() {
        return notice;
    }

    /** Keeps the match as it stands: what its clock shows, and how long a pause has lasted, if there is one. */
    void keep(Match match, int clockMillis, int pausedMillis, String board) {
        SavedSitting saved = new SavedSitting(ScoreSheet.of(match), clockMillis, wallSeconds(), pausedMillis, board);
        boolean lasting = storage.write(SITTING, saved.text());
        notice = lasting ? "" : "This browser keeps nothing: if the page closes, this game is lost.";
    }

    void forget() {
        storage.forget(SITTING);
    }

    /** The match that was being played when the page was last left, if it is the one that is asked for now. */
    Optional<Found> saved(Optional<Terms> asked) {
        Optional<String> text = storage.read(SITTING);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            Found found = found(SavedSitting.read(text.get()));
            return isAskedFor(found.match().terms(), asked) ? Optional.of(found) : Optional.empty();
        } catch (Malformed malformed) {
            notice = "The game that was kept here cannot be read any more (" + malformed.getMessage() + ").";
            forget();
            return Optional.empty();
        }
    }

    private static boolean isAskedFor(Terms kept, Optional<Terms> asked) {
        String match = asked.map(Terms::match).orElse(Terms.PRACTICE);
        return kept.match().equals(match)
                && asked.map(terms -> terms.seed().equals(kept.seed())).orElse(true);
    }

    private int wallSeconds() {
        return (int) (time.wallMillis() / MILLIS_A_SECOND);
    }

    private Found found(SavedSitting saved) {
        Replay replay = Replay.of(saved.sheet());
        replay.flaw().ifPresent(flaw -> {
            throw new Malformed("line " + flaw.line() + ": " + flaw.reason());
        });
        List<Match> matches = replay.matches();
        int awaySeconds = Math.max(0, Math.min(LONGEST_AWAY_SECONDS, wallSeconds() - saved.wallSeconds()));
        return new Found(matches.get(matches.size() - 1), saved, awaySeconds * MILLIS_A_SECOND);
    }

    Results results(Match match) {
        HighScores before = storage.read(BEST).map(this::best).orElse(HighScores.NONE);
        Results results = Results.of(
                match.game().outcome().orElseThrow(), match.scoreCard().orElseThrow(), time.today(), before);
        if (!storage.write(BEST, results.best().text())) {
            notice = "This browser keeps nothing: best scores hold until the page closes.";
        }
        return results;
    }

    private HighScores best(String text) {
        try {
            return HighScores.read(text);
        } catch (Malformed malformed) {
            notice = "The best scores that were kept here cannot be read any more (" + malformed.getMessage() + ").";
            return HighScores.NONE;
        }
    }

    /**
     * A match that was left.
     *
     * @param awayMillis how long ago it was last kept
     */
    record Found(Match match, SavedSitting saved, int awayMillis) {
        String board() {
            return saved.board();
        }

        /** The time away comes out of the pause allowance, where there is one, and then off the clock. */
        Return comeBack(boolean mayPause, double nowMillis) {
            int clock = Math.max(saved.clockMillis(), match.clock().nowMillis());
            if (match.isOver()) {
                return new Return(match, match.clock().nowMillis(), Optional.empty());
            }
            boolean wasPaused = match.paused();
            int paused = wasPaused ? saved.pausedMillis() + awayMillis : awayMillis;
            boolean isUp = match.clock().hasLimit() && clock >= match.clock().limitMillis();
            if (!wasPaused && (!mayPause || match.allowance().isSpent() || isUp)) {
                return new Return(match, limited(clock, awayMillis), Optional.empty());
            }
            Match standing = wasPaused ? match : taken(match, clock, new Entry.Paused());
            int left = match.allowance().leftMillis();
            if (paused < left) {
                return new Return(standing, clock, Optional.of(new Pause(nowMillis, paused)));
            }
            Match going = taken(standing, clock, new Entry.Resumed(left));
            return new Return(going, limited(clock, paused - left), Optional.empty());
        }

        private int limited(int clock, int more) {
            int latest = match.clock().hasLimit() ? match.clock().limitMillis() : MatchClock.LATEST_MILLIS;
            return more > latest - clock ? latest : clock + more;
        }

        private static Match taken(Match match, int clock, Entry entry) {
            return match.take(new Line(clock, entry)).step().next();
        }
    }

    /** A match as it goes on. */
    record Return(Match match, int clockMillis, Optional<Pause> pause) {}
}
