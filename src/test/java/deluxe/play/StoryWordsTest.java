package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Leftover;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.play.GameStory.Gain;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Scores;
import deluxe.table.Seat;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about a game is true. */
class StoryWordsTest {
    private static final int GAMES = 400;
    private static final Words WORDS = new ClassicWords(new English()::say);

    /** Gains are written {@code 2+15}: fifteen points for the player in the second round. The opponent's have a minus. */
    @ParameterizedTest
    @CsvSource({
        "1+10 1-5 2+20, You led from the first points to the last. The biggest score was yours: 20 in round 2.",
        "1-10 1+5 2-5, Isabel led from the first points to the last. The biggest score was by Isabel: 10 in round 1.",
        "1+10 1-10 2+10, 'You were level at times, but never behind. Nobody scored more than 10 at once.'",
        "1-10 1+10 2-20,"
                + " 'Isabel was level with you at times, but never behind. The biggest score was by Isabel: 20 in round 2.'",
        "1-10 3+5 5+25, Isabel led until you took over in round 5 (+25). The biggest score was yours: 25 in round 5.",
        "1+10 3-5 5-25, You led until Isabel took over in round 5 (+25). The biggest score was by Isabel: 25 in round 5.",
        "1-10 1+10 2+5 2-5 3+1,"
                + " Isabel led at first. You went ahead for good in round 3 (+1). Nobody scored more than 10 at once.",
        "1+10 1-10 2-5 2+1,"
                + " You led at first. Isabel went ahead for good in round 2 (+5). Nobody scored more than 10 at once.",
        "1+10 2-20 3+15,"
                + " The lead changed 2 times. You went ahead for good in round 3 (+15). The biggest score was by Isabel: 20 in round 2.",
        "1-10 2+20 3-15,"
                + " The lead changed 2 times. Isabel went ahead for good in round 3 (+15). The biggest score was yours: 20 in round 2.",
        "1-10 2+10, You drew level in round 2 (+10). Nobody scored more than 10 at once.",
        "1+10 2-5 2-5, Isabel drew level in round 2 (+5). The biggest score was yours: 10 in round 1.",
        "'', Nobody scored."
    })
    void howTheGameTurned(String gains, String told) {
        assertThat(new StoryWords(WORDS, story(gains)).turn()).isEqualTo(told);
    }

    private static GameStory story(String text) {
        List<Gain> gains = new ArrayList<>();
        Scores scores = Scores.NONE;
        Matcher gain = Pattern.compile("(\\d+)([+-])(\\d+)").matcher(text);
        while (gain.find()) {
            Seat seat = gain.group(2).equals("+") ? Seat.PLAYER : Seat.OPPONENT;
            int points = Integer.parseInt(gain.group(3));
            scores = scores.plus(seat, points);
            gains.add(new Gain(Integer.parseInt(gain.group(1)), seat, points, scores));
        }
        List<GameStory.Round> rounds = List.of(new GameStory.Round(1, Scores.NONE, gains, Optional.empty()));
        return new GameStory("Isabel", 100, rounds, new Outcome(Ending.ENDED_EARLY, scores), "");
    }

    @ParameterizedTest
    @CsvSource({"TARGET_REACHED, Target reached", "TIME_UP, Time's Up!", "ENDED_EARLY, Game Ended"})
    void aRoundThatTheGamesEndCutShortSaysWhatEndedIt(Ending ending, String said) {
        assertThat(end(ending, Optional.empty())).isEqualTo(said);
    }

    @Test
    void anyOtherRoundSaysWhoWentOutOrThatNobodyCouldMove() {
        assertThat(end(new RoundResult.WentOut(Seat.PLAYER, List.of(left(25)), 25)))
                .isEqualTo("You went out: +25");
        assertThat(end(new RoundResult.WentOut(Seat.OPPONENT, List.of(left(15)), 15)))
                .isEqualTo("Isabel went out: +15");
        assertThat(end(new RoundResult.BothStuck(7, 11, 4)))
                .isEqualTo("Both are stuck: +4 for you. Pips: you 7, Isabel 11");
        assertThat(end(new RoundResult.BothStuck(9, 9, 0))).isEqualTo("Both are stuck. Pips: you 9, Isabel 9");
        assertThat(end(new RoundResult.OutOfMoves(Seat.PLAYER))).isEqualTo("Out of Moves");
    }

    private static Leftover left(int points) {
        return new Leftover(Tile.of("6-6"), points);
    }

    private static String end(RoundResult result) {
        return end(Ending.TARGET_REACHED, Optional.of(result));
    }

    private static String end(Ending ending, Optional<RoundResult> result) {
        GameStory.Round round = new GameStory.Round(1, Scores.NONE, List.of(), result);
        GameStory story = new GameStory("Isabel", 100, List.of(round), new Outcome(ending, Scores.NONE), "");
        return new StoryWords(WORDS, story).end(round);
    }

    @ParameterizedTest
    @CsvSource({"all-fives, 100", "all-fives, 30", "muggins, 300", "muggins, 50"})
    void nothingThatIsSaidOfAGameIsUntrue(String table, String target) {
        RuleSet rules = RuleSet.named(table).with(RuleOption.TARGET, target);
        Set<Integer> met = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            ScoreSheet sheet = ScoreSheet.of(GameStoryTest.match(rules, number).play(events -> {}));
            GameStory story = GameStory.of(sheet, "Isabel");
            String said = new StoryWords(WORDS, story).turn();
            met.add(new Witness(story.gains()).confirms(said));
        }
        assertThat(met).hasSizeGreaterThan(4);
    }
}
