package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Ending;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalDealerTest {
    private static final double COUNTDOWN_MILLIS = 4 * Waits.COUNT_MILLIS;

    private final HandClock clock = new HandClock();
    private Listener listener = new Listener();
    private Session session;
    private Match match;
    private int saves;

    @Test
    void theClockStartsAfterGo() {
        begin("1");

        assertThat(listener.counted).containsExactly(3);
        clock.pass(COUNTDOWN_MILLIS - 1);
        assertThat(session.secondsShown()).isEqualTo(300);
        assertThat(session.isPlayersTurn()).isFalse();
        assertThat(session.isRunning()).isFalse();
        clock.pass(1);
        assertThat(session.isRunning()).isTrue();
        assertThat(listener.counted).containsExactly(3, 2, 1, 0);
        assertThat(session.isPlayersTurn()).isTrue();
        clock.pass(1700);
        assertThat(session.secondsShown()).isEqualTo(299);
    }

    @Test
    void aTapHurriesTheCountdown() {
        begin("1");
        session.hurry();

        assertThat(listener.counted).last().isEqualTo(0);
        clock.pass(Waits.COUNT_MILLIS);
        assertThat(session.isPlayersTurn()).isTrue();
    }

    @Test
    void theOpponentWaitsAMomentBeforeItActs() {
        beginAndGo("1");
        playFirst();
        int actions = match.timeline().log().size();

        clock.pass(599);
        assertThat(match.timeline().log().size()).isEqualTo(actions);
        clock.pass(601);
        assertThat(match.timeline().log().size()).isEqualTo(actions + 1);
    }

    @Test
    void theOpponentActsWhenItIsDueThoughThePageSlept() {
        beginAndGo("1");
        playFirst();
        Line due = match.due().orElseThrow();
        clock.sleep(60_000);
        session.comeBack();

        assertThat(match.timeline().log().entries()).contains(due);
        assertThat(session.secondsShown()).isEqualTo(240);
    }

    @Test
    void aTilePlayedWhileTheOpponentsIsInTheAirIsLaidAsSoonAsThatHasLanded() {
        beginAndGo("1");
        playFirst();
        Line opponents = match.due().orElseThrow();
        clock.pass(opponents.atMillis());
        int actions = match.timeline().log().size();
        assertThat(session.isPlayersTurn() && !session.mustDraw()).isTrue();

        clock.pass(100);
        playFirst();
        assertThat(match.timeline().log().size()).isEqualTo(actions);
        clock.pass(Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS - 100);

        assertThat(match.timeline().log().size()).isEqualTo(actions + 1);
        assertThat(match.clock().nowMillis()).isEqualTo(opponents.atMillis() + Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS);
    }

    @Test
    void whoCannotGoSaysSoAtOnceWhereNoClockRunsOut() {
        int passes = 0;
        for (int seed = 1; seed <= 40; seed++) {
            open(LocalDealer.begin(
                    terms("muggins", Integer.toHexString(seed)), new Conduct(true, true), this::save, clock, clock));
            clock.pass(COUNTDOWN_MILLIS);
            while (!match.isOver()) {
                if (session.isPlayersTurn() && match.game().round().mustPass()) {
                    session.act(new Pass());
                    assertThat(session.isActing()).isFalse();
                    assertThat(match.game().round().turn()).isEqualTo(Seat.OPPONENT);
                    passes++;
                }
                playOn();
            }
            assertConfirmed();
        }
        assertThat(passes).isGreaterThan(5);
    }

    @Test
    void aTapHurriesTheNextDealButNotBeforeTheLastTileHasLanded() {
        beginAndGo("1");
        while (!match.game().awaitsDeal()) {
            playOn();
        }
        int over = match.clock().nowMillis();
        session.hurry();
        clock.pass(1000);

        assertThat(match.game().awaitsDeal()).isFalse();
        assertThat(match.timeline().log().entries())
                .anyMatch(line -> line.equals(new Line(
                                over + Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS + Pace.HURRY_MILLIS,
                                new MatchEntry.RoundBegun(2)))
                        || line.equals(new Line(
                                over + Pace.OWN_FLIGHT_MILLIS + Pace.HURRY_MILLIS, new MatchEntry.RoundBegun(2))));
    }

    /** A player who plays at once or thinks, taps to hurry, pauses and goes on, on a device that sleeps and wakes late. */
    @Test
    void noHonestRecordIsRefusedHoweverTheDeviceSleeps() {
        for (int seed = 1; seed <= 300; seed++) {
            Rng rng = Rng.derive(Seed.of("5ee"), 1, seed);
            beginAndGo(Integer.toHexString(seed));
            for (int moment = 0; moment < 5000 && !listener.finished; moment++) {
                doSomething(rng);
            }

            assertThat(match.isOver()).isTrue();
            assertConfirmed();
        }
    }

    private void doSomething(Rng rng) {
        switch (rng.below(12)) {
            case 0 -> session.hurry();
            case 1 -> clock.sleep(rng.below(rng.below(20) == 0 ? 40_000 : 3000));
            case 2 -> session.comeBack();
            case 3 -> {
                if (rng.below(4) == 0) {
                    session.pause();
                }
            }
            case 4, 5 -> session.endPause();
            case 6, 7 -> clock.pass(rng.below(1500));
            default -> {
                session.comeBack();
                act();
                clock.pass(rng.below(200));
            }
        }
    }

    @Test
    void theOpponentDrawsOneTileASecond() {
        List<Line> draws = List.of();
        for (int seed = 1; draws.size() < 3; seed++) {
            begin(Integer.toHexString(seed));
            playOut();
            draws = consecutiveOpponentDraws();
        }

        for (int at = 1; at < draws.size(); at++) {
            assertThat(draws.get(at).atMillis() - draws.get(at - 1).atMillis()).isEqualTo(1000);
        }
    }

    @Test
    void theGameEndsWhenTheClockHasRunOut() {
        beginAndGo("1");
        clock.pass(299_999);
        assertThat(match.isOver()).isFalse();
        clock.pass(1);

        assertThat(match.game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
        assertThat(match.clock().nowMillis()).isEqualTo(300_000);
        clock.pass(Waits.RESULT_MILLIS);
        assertThat(listener.finished).isTrue();
    }

    @Test
    void theClockStopsAtTheSecondsThatTheTimeBonusCounts() {
        for (int seed = 1; seed <= 20; seed++) {
            beginAndGo(Integer.toHexString(seed));
            playOut();

            ScoreCard card = match.scoreCard().orElseThrow();
            assertThat(listener.shown).isEqualTo(session.secondsShown());
            assertThat(card.timeBonus()).isEqualTo((listener.shown * card.points() + 199) / 200);
        }
    }

    @Test
    void aSleepingDeviceDoesNotSlowTheClock() {
        beginAndGo("1");
        clock.sleep(400_000);
        session.comeBack();

        assertThat(match.game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
        assertThat(match.clock().nowMillis()).isEqualTo(300_000);
    }

    @Test
    void aPauseStopsTheClockAndCostsAllowance() {
        beginAndGo("1");
        clock.pass(5000);
        session.pause();
        clock.pass(30_000);
        assertThat(session.secondsShown()).isEqualTo(295);
        assertThat(listener.pauseLeft).isBetween(89_000, 90_001);
        session.endPause();
        clock.pass(1000);

        assertThat(session.secondsShown()).isEqualTo(294);
        assertThat(match.allowance().leftMillis()).isEqualTo(90_000);
    }

    @Test
    void nothingCanBePlayedInAPause() {
        beginAndGo("1");
        Play play = session.game().round().plays().play(0);
        session.pause();

        session.act(play);

        assertThat(listener.refusals).containsExactly(new Objection.StandsStill());
    }

    @Test
    void theClockRunsAgainWhenTheAllowanceIsSpent() {
        beginAndGo("1");
        session.pause();
        clock.pass(120_000 + 2000);

        assertThat(listener.ranOut).isTrue();
        assertThat(session.secondsShown()).isEqualTo(298);
        session.pause();
        assertThat(listener.refusals).containsExactly(new Objection.MayNotPause());
    }

    @Test
    void afterTheEndNothingMoreIsSaved() {
        beginAndGo("1");
        clock.pass(1234);
        session.endGame();
        int before = saves;
        clock.pass(60_000);

        assertThat(listener.finished).isTrue();
        assertThat(saves).isEqualTo(before);
    }

    @Test
    void endingAGameThatIsOverDoesNotTellThePlayerToWait() {
        beginAndGo("1");
        clock.pass(300_000);
        session.endGame();
        clock.pass(60_000);

        assertThat(match.game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
    }

    @Test
    void endingEarlyOutOfAPauseKeepsTheRecordValid() {
        beginAndGo("1");
        clock.pass(1234);
        session.pause();
        clock.pass(10_000);
        session.endGame();

        assertThat(match.game().outcome().orElseThrow().ending()).isEqualTo(Ending.ENDED_EARLY);
        assertConfirmed();
    }

    @Test
    void whatIsAgainstTheRulesComesBackAsTheReason() {
        beginAndGo("1");

        session.act(new Draw());
        assertThat(listener.refusals).singleElement().isInstanceOf(Objection.AgainstTheRules.class);
        playFirst();
        session.act(new Draw());
        assertThat(listener.refusals).last().isEqualTo(new Objection.NotInTurn(Seat.OPPONENT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void wholeGamesEndAndTheirRecordsAreConfirmed(String table) {
        for (int seed = 1; seed <= 20; seed++) {
            begin(table, Integer.toHexString(seed));
            playOut();

            assertThat(match.isOver()).isTrue();
            assertConfirmed();
        }
    }

    private void assertConfirmed() {
        Verdict verdict = Verification.verify(ScoreSheet.of(match).text());

        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
    }

    private void begin(String seed) {
        begin("fives", seed);
    }

    private void begin(String table, String seed) {
        open(LocalDealer.begin(terms(table, seed), new Conduct(true, false), this::save, clock, clock));
    }

    private void open(Dealer dealer) {
        listener = new Listener();
        session = new Session(dealer, listener, clock, clock);
        session.open();
    }

    private void beginAndGo(String seed) {
        begin(seed);
        clock.pass(COUNTDOWN_MILLIS);
    }

    private static Terms terms(String table, String seed) {
        return Terms.practice(RuleSet.named(table), Difficulty.HARD, Seed.of(seed));
    }

    private void playFirst() {
        session.act(session.game().round().plays().play(0));
    }

    /** The player always plays the first tile that fits, at once. */
    private void playOut() {
        for (int moment = 0; moment < 5000 && !listener.finished; moment++) {
            playOn();
        }
    }

    private void playOn() {
        act();
        clock.pass(100);
    }

    private void act() {
        if (session.mustDraw()) {
            session.act(new Draw());
        } else if (session.isPlayersTurn() && !session.game().round().plays().isEmpty()) {
            playFirst();
        }
    }

    private List<Line> consecutiveOpponentDraws() {
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

    private void save(Match saved, int clockMillis, int pausedMillis) {
        match = saved;
        saves++;
    }

    /** Hears what the session tells. */
    private final class Listener extends QuietTable {
        private final List<Integer> counted = new ArrayList<>();
        private final List<Objection> refusals = new ArrayList<>();
        private int pauseLeft;
        private int shown;
        private boolean ranOut;
        private boolean finished;

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
