package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.MatchClock;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static final Entry DEALT = new MatchEntry.RoundBegun(1);

    private final Timeline paused = Timeline.begun(MatchClock.ofSeconds(60), PauseAllowance.ofSeconds(10))
            .with(new Line(1000, DEALT))
            .with(new Line(1500, new Entry.Paused()));

    @Test
    void whileItIsPausedItCanOnlyBeResumedWithinTheAllowance() {
        assertThat(paused.objection(new Line(1500, DEALT))).contains(new Objection.StandsStill());
        assertThat(paused.objection(new Line(1500, new Entry.Resumed(10_001))))
                .contains(new Objection.PausedTooLong(10_001, 10_000));
        assertThat(paused.objection(new Line(1400, new Entry.Resumed(1))))
                .contains(new Objection.TimeRunsBack(1400, 1500));
        assertThat(paused.objection(new Line(1500, new Entry.Resumed(10_000)))).isEmpty();
    }

    @Test
    void whoHasUsedUpTheAllowanceMayNotPauseAgain() {
        Timeline resumed = paused.with(new Line(1500, new Entry.Resumed(10_000)));

        assertThat(resumed.objection(new Line(2000, new Entry.Resumed(0)))).contains(new Objection.NotPaused());
        assertThat(resumed.objection(new Line(2000, new Entry.Paused()))).contains(new Objection.MayNotPause());
    }

    @Test
    void timeIsUpExactlyAtTheLimitAndNothingElseHappensThen() {
        Timeline resumed = paused.with(new Line(1500, new Entry.Resumed(0)));

        assertThat(resumed.objection(new Line(59_999, new Entry.TimeRanOut())))
                .contains(new Objection.TimeIsNotUp(59_999));
        assertThat(resumed.objection(new Line(60_000, new Entry.TimeRanOut()))).isEmpty();
        assertThat(resumed.objection(new Line(60_000, DEALT))).contains(new Objection.PastTheClock(60_000, 60_000));
    }
}
