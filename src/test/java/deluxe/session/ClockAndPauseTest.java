package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Play;
import deluxe.table.Ending;
import deluxe.tournament.Objection;
import deluxe.tournament.ScoreCard;
import org.junit.jupiter.api.Test;

class ClockAndPauseTest extends DealtHere {
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
}
