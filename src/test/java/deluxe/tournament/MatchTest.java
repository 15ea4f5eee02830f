package deluxe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Deals;
import deluxe.dominoes.Draw;
import deluxe.dominoes.Event;
import deluxe.dominoes.Play;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Seed;
import deluxe.table.Answer;
import deluxe.table.Ending;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Refused;
import deluxe.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time and pauses, of which the rules of the game know nothing. */
class MatchTest {
    private static final Entry LEAD = new MatchEntry.Move(Seat.PLAYER, Play.lead(Tile.of(5, 5)));
    private static final int LIMIT_MILLIS = 300_000;

    @Test
    void aMatchBeginsWithItsFirstRoundAtZero() {
        Match match = match(PauseRule.AUTO, 120);

        assertThat(match.timeline().log().entries()).containsExactly(new Line(0, new MatchEntry.RoundBegun(1)));
        assertThat(match.clock().secondsLeft()).isEqualTo(300);
        assertThat(match.scoreCard()).isEmpty();
    }

    @Test
    void timeDoesNotRunBack() {
        Match match = take(match(PauseRule.AUTO, 120), 5000, LEAD);

        assertThat(match.clock().nowMillis()).isEqualTo(5000);
        assertThat(objection(match, 4999, opponent(match))).isEqualTo("the time goes back from 5000 to 4999");
        assertThat(match.take(match.due().orElseThrow())
                        .step()
                        .next()
                        .timeline()
                        .log()
                        .size())
                .isEqualTo(3);
    }

    @Test
    void nothingIsPlayedOnceTheClockHasRunOut() {
        Match match = match(PauseRule.AUTO, 120);

        assertThat(objection(match, LIMIT_MILLIS, LEAD)).isEqualTo("the time is past the clock: 300000 of 300000");
        assertThat(take(match, LIMIT_MILLIS - 1, LEAD).clock().leftMillis()).isEqualTo(1);
    }

    @Test
    void theClockRunsOutAtItsEndAndNotBefore() {
        Match match = take(match(PauseRule.AUTO, 120), LIMIT_MILLIS - 1, LEAD);
        Match over = take(match, LIMIT_MILLIS, new Entry.TimeRanOut());

        assertThat(objection(match, LIMIT_MILLIS - 1, new Entry.TimeRanOut())).isEqualTo("time is not up at 299999");
        assertThat(objection(match, LIMIT_MILLIS + 1, new Entry.TimeRanOut())).isEqualTo("time is not up at 300001");
        assertThat(over.game().outcome().orElseThrow().ending()).isEqualTo(Ending.TIME_UP);
        assertThat(over.scoreCard()).contains(new ScoreCard(10, 10, 0));
        assertThat(objection(over, LIMIT_MILLIS, new Entry.EndedEarly())).isEqualTo("the match is over");
    }

    @Test
    void endedEarlyTheTimeThatIsLeftStillCounts() {
        Match over = take(take(match(PauseRule.AUTO, 120), 100_000, LEAD), 100_500, new Entry.EndedEarly());

        assertThat(over.scoreCard()).contains(new ScoreCard(10, 0, 10));
    }

    @Test
    void nobodyMovesOutOfTurn() {
        Match match = match(PauseRule.AUTO, 120);

        assertThat(objection(match, 1, new MatchEntry.Move(Seat.OPPONENT, new Draw())))
                .isEqualTo("it is the turn of the player");
        assertThat(objection(match, 1, new MatchEntry.Move(Seat.PLAYER, new Draw())))
                .isEqualTo("you have a tile that fits: 5-5");
        assertThat(objection(match, 1, new MatchEntry.RoundBegun(2))).isEqualTo("round 2 does not begin here");
    }

    @Test
    void whilePausedTheClockStandsStillAndNothingHappens() {
        Match paused = take(match(PauseRule.AUTO, 120), 5000, new Entry.Paused());

        assertThat(objection(paused, 5000, LEAD)).isEqualTo("the match is paused");
        assertThat(objection(paused, 6000, new Entry.Resumed(1000))).isEqualTo("the match is paused");
        assertThat(objection(paused, 5000, new Entry.Paused())).isEqualTo("the match is paused");

        Match resumed = take(paused, 5000, new Entry.Resumed(1000));
        assertThat(resumed.paused()).isFalse();
        assertThat(resumed.allowance().leftMillis()).isEqualTo(119_000);
        assertThat(objection(resumed, 5000, new Entry.Resumed(0))).isEqualTo("the match is not paused");
    }

    @Test
    void theAllowanceIsForAllPausesTogether() {
        Match once = take(take(match(PauseRule.ALWAYS, 10), 5000, new Entry.Paused()), 5000, new Entry.Resumed(6000));
        Match twice = take(once, 7000, new Entry.Paused());

        assertThat(objection(twice, 7000, new Entry.Resumed(4001)))
                .isEqualTo("paused for 4001, but only 4000 was left");
        Match spent = take(twice, 7000, new Entry.Resumed(4000));
        assertThat(spent.allowance().isSpent()).isTrue();
        assertThat(objection(spent, 8000, new Entry.Paused())).isEqualTo("the match may not be paused");
    }

    @Test
    void whereItIsNotAllowedNobodyPauses() {
        assertThat(objection(match(PauseRule.NEVER, 120), 1, new Entry.Paused()))
                .isEqualTo("the match may not be paused");
        assertThat(objection(match(PauseRule.AUTO, 0), 1, new Entry.Paused())).isEqualTo("the match may not be paused");
    }

    @Test
    void withoutAClockNothingRunsOut() {
        Terms terms = Terms.practice(RuleSet.ALL_FIVES, Difficulty.TACTICIAN, Seed.of("1"));
        Match match = Match.begin(terms).next();
        Match later = take(take(match, 900_000_000, new Entry.Paused()), 900_000_000, new Entry.Resumed(900_000_000));

        assertThat(later.allowance().isSpent()).isFalse();
        assertThat(objection(later, 900_000_000, new Entry.TimeRanOut())).isEqualTo("time is not up at 900000000");
        assertThat(take(later, 900_000_001, new Entry.EndedEarly()).scoreCard()).contains(new ScoreCard(0, 0, 0));
    }

    private static Match match(PauseRule pause, int pauseSeconds) {
        RuleSet rules = RuleSet.FIVES.with(RuleOption.HAND, "3");
        return Match.begin(new Terms(
                        new Agreement("m1", rules, Difficulty.HARD, pause, pauseSeconds),
                        new Deck.Seeded(Seed.of("1"), List.of(Deals.deal(rules, "5-5 6-6 4-4", "5-4 5-2 5-1", "")))))
                .next();
    }

    private static Entry opponent(Match match) {
        return new MatchEntry.Move(Seat.OPPONENT, match.opponentAction());
    }

    private static Match take(Match match, int atMillis, Entry entry) {
        return match.take(new Line(atMillis, entry)).step().next();
    }

    private static String objection(Match match, int atMillis, Entry entry) {
        Answer<Match, Event, Objection> answer = match.take(new Line(atMillis, entry));
        assertThat(answer).isInstanceOf(Refused.class);
        return ObjectionWords.english(((Refused<Match, Event, Objection>) answer).reason());
    }
}
