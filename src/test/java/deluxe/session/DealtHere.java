package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;

/** A match that the device deals, and what its table hears. */
abstract class DealtHere {
    static final double COUNTDOWN_MILLIS = 4 * Waits.COUNT_MILLIS;

    final HandClock clock = new HandClock();
    Listener listener = new Listener();
    Session session;
    Match match;
    int saves;

    void assertConfirmed() {
        Verdict verdict = Verification.verify(ScoreSheet.of(match).text());

        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
    }

    void begin(String seed) {
        begin("fives", seed);
    }

    void begin(String table, String seed) {
        open(LocalDealer.begin(terms(table, seed), new Conduct(true, false), this::save, clock, clock));
    }

    void open(Dealer dealer) {
        listener = new Listener();
        session = new Session(dealer, listener, clock, clock);
        session.open();
    }

    void beginAndGo(String seed) {
        begin(seed);
        clock.pass(COUNTDOWN_MILLIS);
    }

    static Terms terms(String table, String seed) {
        return Terms.practice(RuleSet.named(table), Difficulty.HARD, Seed.of(seed));
    }

    void playFirst() {
        session.act(session.game().round().plays().play(0));
    }

    /** The player always plays the first tile that fits, at once. */
    void playOut() {
        for (int moment = 0; moment < 5000 && !listener.finished; moment++) {
            playOn();
        }
    }

    void playOn() {
        act();
        clock.pass(100);
    }

    void act() {
        if (session.mustDraw()) {
            session.act(new Draw());
        } else if (session.isPlayersTurn() && !session.game().round().plays().isEmpty()) {
            playFirst();
        }
    }

    List<Line> consecutiveOpponentDraws() {
        List<Line> run = new ArrayList<>();
        for (Line line : match.timeline().log().entries()) {
            boolean draw = line.entry() instanceof MatchEntry.Move move
                    && move.seat() == Seat.OPPONENT
                    && move.action() instanceof Draw;
            if (draw) {
                run.add(line);
            } else if (run.size() >= 3) {
                return run;
            } else {
                run.clear();
            }
        }
        return List.of();
    }

    void save(Match saved, int clockMillis, int pausedMillis) {
        match = saved;
        saves++;
    }

    /** Hears what the session tells. */
    final class Listener extends QuietTable {
        final List<Integer> counted = new ArrayList<>();
        final List<Objection> refusals = new ArrayList<>();
        int pauseLeft;
        int shown;
        boolean ranOut;
        boolean finished;

        @Override
        public void counted(int number) {
            counted.add(number);
        }

        @Override
        public void clockShows(int seconds) {
            assertThat(seconds).isEqualTo(session.secondsShown());
            shown = seconds;
        }

        @Override
        public void pauseLeft(int millis) {
            pauseLeft = millis;
        }

        @Override
        public void pauseRanOut() {
            ranOut = true;
        }

        @Override
        public void refused(Objection reason) {
            refusals.add(reason);
        }

        @Override
        public void waiting(boolean waits) {
            assertThat(waits).as("a local dealer answers at once").isFalse();
        }

        @Override
        public void finished(Finish finish) {
            finished = true;
        }
    }
}
