package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Draw;
import deluxe.dominoes.Pass;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalDealerTest extends DealtHere {

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
}
