package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.ports.Time;
import deluxe.table.Ending;
import deluxe.table.Seat;
import deluxe.tournament.Entry;
import deluxe.tournament.Format;
import deluxe.tournament.Line;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SittingTest {
    private static final double COUNTDOWN_MILLIS = 4 * Waits.COUNT_MILLIS;

    private final HandClock clock = new HandClock();
    private final Listener listener = new Listener();
    private Sitting sitting;

    @Test
    void theClockStartsAfterGo() {
        begin("1");

        assertThat(listener.counted).containsExactly("3");
        clock.pass(COUNTDOWN_MILLIS - 1);
        assertThat(sitting.clockMillis()).isZero();
        assertThat(sitting.isPlayersTurn()).isFalse();
        assertThat(listener.began).isFalse();
        clock.pass(1);
        assertThat(listener.began).isTrue();
        assertThat(listener.counted).containsExactly("3", "2", "1", "Go");
        assertThat(sitting.isPlayersTurn()).isTrue();
        clock.pass(700);
        assertThat(sitting.clockMillis()).isEqualTo(700);
    }

    @Test
    void aTapHurriesTheCountdown() {
        begin("1");
        sitting.hurry();

        assertThat(listener.counted).last().isEqualTo("Go");
        clock.pass(Waits.COUNT_MILLIS);
        assertThat(sitting.isPlayersTurn()).isTrue();
    }

    @Test
    void theOpponentTakesAHumanMoment() {
        beginAndGo("1");
        playFirst();
        int actions = sitting.match().log().size();

        clock.pass(599);
        assertThat(sitting.match().log().size()).isEqualTo(actions);
        clock.pass(601);
        assertThat(sitting.match().log().size()).isEqualTo(actions + 1);
    }

    @Test
    void theOpponentActsWhenItIsDueThoughThePageSlept() {
        beginAndGo("1");
        playFirst();
        Line due = sitting.match().due().orElseThrow();
        clock.sleep(60_000);
        sitting.tick();

        assertThat(sitting.match().log().entries()).contains(due);
        assertThat(sitting.clockMillis()).isEqualTo(60_000);
    }

    @Test
    void aTilePlayedWhileTheOpponentsIsInTheAirIsLaidAsSoonAsThatHasLanded() {
        beginAndGo("1");
        playFirst();
        Line opponents = sitting.match().due().orElseThrow();
        clock.pass(opponents.atMillis() - sitting.clockMillis());
        int actions = sitting.match().log().size();
        assertThat(sitting.isPlayersTurn() && !sitting.mustDraw()).isTrue();

        clock.pass(100);
        playFirst();
        assertThat(sitting.match().log().size()).isEqualTo(actions);
        clock.pass(Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS - 100);

        assertThat(sitting.match().log().size()).isEqualTo(actions + 1);
        assertThat(sitting.match().clock().nowMillis())
                .isEqualTo(opponents.atMillis() + Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS);
    }

    @Test
    void aTapHurriesTheNextDealButNotBeforeTheLastTileHasLanded() {
        beginAndGo("1");
        while (!sitting.match().game().awaitsDeal()) {
            playOn();
        }
        int over = sitting.match().clock().nowMillis();
        sitting.hurry();
        clock.pass(1000);

        assertThat(sitting.match().game().awaitsDeal()).isFalse();
        assertThat(sitting.match().log().entries())
                .anyMatch(line -> line.equals(new Line(
                                over + Pace.LEAN_MILLIS + Pace.FLIGHT_MILLIS + Pace.HURRY_MILLIS,
                                new Entry.RoundBegun(2)))
                        || line.equals(
                                new Line(over + Pace.OWN_FLIGHT_MILLIS + Pace.HURRY_MILLIS, new Entry.RoundBegun(2))));
    }

    @Test
    void aMatchOfTheFirstFormatGoesOnByItsOwnRules() {
        Terms now = terms("fives", "1");
        Terms then = new Terms(
                Format.FREE_TIMES,
                now.match(),
                now.rules(),
                now.difficulty(),
                now.seed(),
                now.deals(),
                now.pause(),
                now.pauseSeconds());
        Match left = Match.begin(then).next();
        left = left.take(new Line(
                        10,
                        new Entry.Move(
                                Seat.PLAYER,
                                left.game().view(Seat.PLAYER).plays().play(0))))
                .step()
                .next();
        left = left.take(new Line(20, new Entry.Move(Seat.OPPONENT, left.opponentAction())))
                .step()
                .next();
        sitting = Sitting.resume(left, 5000, Optional.empty(), listener);
        sitting.open();
        playOut();

        assertThat(ScoreSheet.of(sitting.match()).text()).startsWith("dominoes-deluxe 1\n");
        assertConfirmed();
    }

    /** Somebody who plays at once or thinks, taps to hurry, pauses and goes on, on a device that sleeps and wakes late. */
    @Test
    void noHonestRecordIsRefusedHoweverTheDeviceSleeps() {
        for (int seed = 1; seed <= 300; seed++) {
            Rng rng = Rng.derive(Seed.of("5ee"), 1, seed);
            beginAndGo(Integer.toHexString(seed));
            for (int moment = 0; moment < 5000 && sitting.phase() != Sitting.Phase.FINISHED; moment++) {
                doSomething(rng);
            }

            assertThat(sitting.match().isOver()).isTrue();
            assertConfirmed();
        }
    }

    private void doSomething(Rng rng) {
        switch (rng.below(12)) {
            case 0 -> sitting.hurry();
            case 1 -> clock.sleep(rng.below(rng.below(20) == 0 ? 40_000 : 3000));
            case 2 -> sitting.tick();
            case 3 -> {
                if (rng.below(4) == 0 && sitting.mayPause()) {
                    sitting.beginPause();
                }
            }
            case 4, 5 -> sitting.pause().ifPresent(pause -> sitting.goOn());
            case 6, 7 -> clock.pass(rng.below(1500));
            default -> {
                sitting.tick();
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
        assertThat(sitting.match().isOver()).isFalse();
        clock.pass(1);

        assertThat(sitting.match().game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
        assertThat(sitting.match().clock().nowMillis()).isEqualTo(300_000);
        clock.pass(Waits.RESULT_MILLIS);
        assertThat(listener.finished).isTrue();
    }

    @Test
    void theClockStopsAtTheSecondsThatTheTimeBonusCounts() {
        for (int seed = 1; seed <= 20; seed++) {
            beginAndGo(Integer.toHexString(seed));
            playOut();

            ScoreCard card = sitting.match().scoreCard().orElseThrow();
            assertThat(listener.shown).isEqualTo(sitting.secondsShown());
            assertThat(card.timeBonus()).isEqualTo((listener.shown * card.points() + 199) / 200);
        }
    }

    @Test
    void aSleepingDeviceDoesNotSlowTheClock() {
        beginAndGo("1");
        clock.sleep(400_000);
        sitting.tick();

        assertThat(sitting.match().game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
        assertThat(sitting.match().clock().nowMillis()).isEqualTo(300_000);
    }

    @Test
    void aPauseStopsTheClockAndCostsAllowance() {
        beginAndGo("1");
        clock.pass(5000);
        sitting.beginPause();
        clock.pass(30_000);
        assertThat(sitting.clockMillis()).isEqualTo(5000);
        assertThat(listener.pauseLeft).isBetween(89_000, 90_001);
        sitting.goOn();
        clock.pass(1000);

        assertThat(sitting.clockMillis()).isEqualTo(6000);
        assertThat(sitting.match().allowance().leftMillis()).isEqualTo(90_000);
    }

    @Test
    void nothingCanBePlayedInAPause() {
        beginAndGo("1");
        Play play = sitting.view().plays().play(0);
        sitting.beginPause();

        assertThat(sitting.act(play)).contains(new Objection.StandsStill());
    }

    @Test
    void theClockRunsAgainWhenTheAllowanceIsSpent() {
        beginAndGo("1");
        sitting.beginPause();
        clock.pass(120_000 + 2000);

        assertThat(listener.ranOut).isTrue();
        assertThat(sitting.clockMillis()).isEqualTo(2000);
        assertThat(sitting.mayPause()).isFalse();
    }

    @Test
    void endingEarlyOutOfAPauseKeepsTheRecordValid() {
        beginAndGo("1");
        clock.pass(1234);
        sitting.beginPause();
        clock.pass(10_000);
        sitting.endEarly();

        assertThat(sitting.match().game().outcome().orElseThrow().ending()).isEqualTo(Ending.ENDED_EARLY);
        assertConfirmed();
    }

    @Test
    void whatIsAgainstTheRulesComesBackAsTheReason() {
        beginAndGo("1");

        assertThat(sitting.act(new Draw())).get().isInstanceOf(Objection.AgainstTheRules.class);
        playFirst();
        assertThat(sitting.act(new Draw())).contains(new Objection.NotInTurn(Seat.OPPONENT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fives", "all-fives", "muggins"})
    void wholeGamesEndAndTheirRecordsAreConfirmed(String table) {
        for (int seed = 1; seed <= 20; seed++) {
            sitting = Sitting.begin(terms(table, Integer.toHexString(seed)), listener);
            sitting.open();
            playOut();

            assertThat(sitting.match().isOver()).isTrue();
            assertConfirmed();
        }
    }

    private void assertConfirmed() {
        Verdict verdict = Verification.verify(ScoreSheet.of(sitting.match()).text());

        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
    }

    private void begin(String seed) {
        sitting = Sitting.begin(terms("fives", seed), listener);
        sitting.open();
    }

    private void beginAndGo(String seed) {
        begin(seed);
        clock.pass(COUNTDOWN_MILLIS);
    }

    private static Terms terms(String table, String seed) {
        return Terms.practice(RuleSet.named(table), Difficulty.HARD, Seed.of(seed));
    }

    private void playFirst() {
        assertThat(sitting.act(sitting.view().plays().play(0))).isEmpty();
    }

    /** The player always plays the first tile that fits, at once. */
    private void playOut() {
        for (int moment = 0; moment < 5000 && sitting.phase() != Sitting.Phase.FINISHED; moment++) {
            playOn();
        }
    }

    private void playOn() {
        act();
        clock.pass(100);
    }

    private void act() {
        if (sitting.mustDraw()) {
            sitting.act(new Draw());
        } else if (sitting.isPlayersTurn() && !sitting.view().plays().isEmpty()) {
            playFirst();
        }
    }

    private List<Line> consecutiveOpponentDraws() {
        List<Line> run = new ArrayList<>();
        for (Line line : sitting.match().log().entries()) {
            boolean draw = line.entry() instanceof Entry.Move move
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

    /** Hears what the sitting tells; takes no time to tell it on. */
    private final class Listener implements Company {
        private final List<String> counted = new ArrayList<>();
        private int alarms;
        private int pauseLeft;
        private int shown;
        private boolean began;
        private boolean ranOut;
        private boolean finished;

        @Override
        public Time time() {
            return clock;
        }

        @Override
        public void wakeIn(double millis) {
            int alarm = ++alarms;
            clock.ringIn(millis, () -> {
                if (alarm == alarms) {
                    sitting.tick();
                }
            });
        }

        @Override
        public void told(Match match, List<Event> events, boolean move) {}

        @Override
        public double toldAtMillis() {
            return 0;
        }

        @Override
        public void counted(String word) {
            counted.add(word);
        }

        @Override
        public void playBegan() {
            began = true;
        }

        @Override
        public void clockShows(int seconds) {
            assertThat(seconds).isEqualTo(sitting.secondsShown());
            shown = seconds;
        }

        @Override
        public void pauseLeft(int millis) {
            pauseLeft = millis;
        }

        @Override
        public void allowanceRanOut() {
            ranOut = true;
        }

        @Override
        public void kept() {}

        @Override
        public void finished() {
            finished = true;
        }
    }
}
