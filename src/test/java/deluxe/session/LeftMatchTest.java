package deluxe.session;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.HandClock;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import org.junit.jupiter.api.Test;

class LeftMatchTest {
    private static final Terms TERMS = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of("6"));

    private final HandClock clock = new HandClock();
    private Save saved;

    @Test
    void theTimeAwayIsAPauseWhereOneIsLeft() {
        leave(afterActions(4), 20_000, 0);
        clock.sleep(50_000);

        Resumption back = comeBack(true);

        assertThat(back.match().paused()).isTrue();
        assertThat(back.clockMillis()).isEqualTo(20_000);
        assertThat(back.pause().orElseThrow().lastedMillis(clock.nowMillis())).isEqualTo(50_000);
    }

    @Test
    void beyondTheAllowanceTheTimeAwayIsTakenOffTheClock() {
        leave(afterActions(4), 20_000, 0);
        clock.sleep(120_000 + 7000);

        Resumption back = comeBack(true);

        assertThat(back.pause()).isEmpty();
        assertThat(back.match().allowance().isSpent()).isTrue();
        assertThat(back.clockMillis()).isEqualTo(27_000);
    }

    @Test
    void whereNoPauseIsAllowedTheTimeAwayIsTakenOffTheClock() {
        leave(afterActions(4), 20_000, 0);
        clock.sleep(1_000_000);

        Resumption back = comeBack(false);

        assertThat(back.pause()).isEmpty();
        assertThat(back.clockMillis()).isEqualTo(300_000);
    }

    @Test
    void whileThePageWasAwayTheOpponentActedWhenItWasDue() {
        Match match = Match.begin(TERMS).next();
        match = match.take(new BotMatch(TERMS, Difficulty.HARD, 500).next(match))
                .step()
                .next();
        Line due = match.due().orElseThrow();
        leave(match, due.atMillis() - 100, 0);
        clock.sleep(50_000);

        assertThat(comeBack(false).match().timeline().log().entries()).contains(due);
        assertThat(comeBack(true).match().timeline().log().entries()).doesNotContain(due);
        assertThat(comeBack(true).match().paused()).isTrue();
    }

    @Test
    void aPauseThatTheReloadInterruptedGoesOn() {
        Match paused = afterActions(4)
                .take(new Line(20_000, new Entry.Paused()))
                .step()
                .next();
        leave(paused, 20_000, 15_000);
        clock.sleep(5000);

        Resumption back = comeBack(true);

        assertThat(back.pause().orElseThrow().lastedMillis(clock.nowMillis())).isEqualTo(20_000);
        assertThat(back.match().timeline().log().size())
                .isEqualTo(paused.timeline().log().size());
    }

    private Resumption comeBack(boolean mayPause) {
        return LeftMatch.of(saved, wallSeconds()).comeBack(new Conduct(mayPause, false), clock.nowMillis());
    }

    private void leave(Match match, int clockMillis, int pausedMillis) {
        saved = new Save(ScoreSheet.of(match).text(), clockMillis, wallSeconds(), pausedMillis, "");
    }

    private int wallSeconds() {
        return (int) (clock.wallMillis() / 1000);
    }

    /** A match between two bots, after this many actions. */
    private static Match afterActions(int actions) {
        BotMatch bots = new BotMatch(TERMS, Difficulty.HARD, 500);
        Match match = Match.begin(TERMS).next();
        for (int action = 1; action <= actions; action++) {
            match = match.take(bots.next(match)).step().next();
        }
        return match;
    }
}
