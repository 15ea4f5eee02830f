package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.session.Finish;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.tournament.BotMatch;
import deluxe.tournament.HighScores;
import deluxe.tournament.Match;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavesTest {
    private static final Terms TERMS = Terms.practice(RuleSet.FIVES, Difficulty.HARD, Seed.of("5"));

    private final HandClock clock = new HandClock();
    private final Drawer drawer = new Drawer();
    private final Saves saves = new Saves(
            drawer, clock, new RecordingHost("https://site.example"), RuleSet.FIVES, new Words(english -> english));

    @Test
    void aMatchIsFoundAsItWasLeft() {
        Match match = afterActions(9);
        keep(match, match.clock().nowMillis() + 300, 0);

        LeftMatch left = saves.saved(Terms.PRACTICE).orElseThrow();

        assertThat(ScoreSheet.of(left.match()).text())
                .isEqualTo(ScoreSheet.of(match).text());
        assertThat(left.saved().board()).isEqualTo("codes");
        assertThat(left.saved().clockMillis()).isEqualTo(match.clock().nowMillis() + 300);
    }

    @Test
    void matchesOfOtherNamesAreLeftAlone() {
        keep(afterActions(4), 20_000, 0);

        assertThat(saves.saved("m1")).isEmpty();
        assertThat(saves.saved(Terms.PRACTICE)).isPresent();
    }

    @Test
    void anUnreadableResultIsReportedAndItsMatchDoesNotCountAsPlayed() {
        drawer.write("played https://site.example m1", "garbage");

        assertThat(saves.played("m1")).isEmpty();
        assertThat(saves.notice()).contains("can't be read");
    }

    @Test
    void ofTheRecordsThatTheHostHasOnlyTheNewestTwentyStay() {
        play(1, 25);

        assertThat(played(1, 25)).isEqualTo(numbers(6, 25));
    }

    @Test
    void aRecordThatTheHostHasNotStaysHoweverOldItIs() {
        play(1, 3);
        drawer.write("unsent https://site.example m2", "its record");
        play(4, 30);
        assertThat(played(1, 30)).isEqualTo("2 " + numbers(11, 30));

        drawer.forget("unsent https://site.example m2");
        play(31, 31);
        assertThat(played(1, 31)).isEqualTo(numbers(12, 31));
    }

    @Test
    void theRecordsOfAnotherHostAreLeftAlone() {
        play(1, 20);
        Saves others = new Saves(
                drawer,
                clock,
                new RecordingHost("https://other.example"),
                RuleSet.FIVES,
                new Words(english -> english));
        others.keepPlayed(ended("m1"));
        play(21, 21);

        assertThat(others.played("m1")).isPresent();
        assertThat(played(1, 21)).isEqualTo(numbers(2, 21));
    }

    private void play(int first, int last) {
        for (int number = first; number <= last; number++) {
            saves.keepPlayed(ended("m" + number));
        }
    }

    private String played(int first, int last) {
        return IntStream.rangeClosed(first, last)
                .filter(number -> saves.played("m" + number).isPresent())
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String numbers(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static ScoreSheet ended(String name) {
        List<Option> options = List.of(
                new Option("match", name),
                new Option("seed", "00000000000000000000000000000005"),
                new Option("difficulty", "hard"));
        return ScoreSheet.of(Match.begin(Options.read(options).terms().orElseThrow())
                .next()
                .take(new Line(1000, new Entry.EndedEarly()))
                .step()
                .next());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sitting 2\n0\n0\n0\n\n", "sitting 1\n0\n0", "sitting 1\nx\n0\n0\n\nrecord", "garbage"})
    void aSaveThatCannotBeReadIsReportedAndOutOfTheWay(String text) {
        drawer.write("sitting", text);

        assertThat(saves.saved(Terms.PRACTICE)).isEmpty();
        assertThat(saves.notice()).contains("can't be read");
        assertThat(drawer.read("sitting")).isEmpty();
    }

    @Test
    void thePlayerIsToldIfTheDeviceCannotSaveAnything() {
        drawer.loseItsKey();
        saves.keep(afterActions(2), 5000, 0, "");

        assertThat(saves.notice()).contains("can't save games");
    }

    @Test
    void theBestOfTodayAndOfAllDaysAreMarkedWhenBeaten() {
        drawer.write("best fives hard", new HighScores(clock.today(), 10, 500).text());
        Match playing = afterActions(30);
        Match ended = playing.take(new Line(playing.clock().nowMillis(), new Entry.EndedEarly()))
                .step()
                .next();
        int total = ended.scoreCard().orElseThrow().total();

        Results results = results(ended);

        assertThat(total).isBetween(11, 499);
        assertThat(results.isBestOfDay()).isTrue();
        assertThat(results.isBestOfAll()).isFalse();
        assertThat(drawer.read("best fives hard")).contains(new HighScores(clock.today(), total, 500).text());
        clock.nextDay();
        assertThat(results(ended).isBestOfDay()).isTrue();
    }

    @Test
    void aScoreWithoutARecordCountsAmongTheBestButCannotBeWatched() {
        Match ended = scored(RuleSet.FIVES);
        saves.results(
                ended.terms().agreement(),
                new Finish(
                        ended.game().outcome().orElseThrow(), ended.scoreCard().orElseThrow(), Optional.empty()));
        assertThat(drawer.read("diary")).isEmpty();

        assertThat(results(ended).before().lifetime())
                .isEqualTo(ended.scoreCard().orElseThrow().total());
        assertThat(drawer.read("diary")).isPresent();
    }

    @Test
    void scoresAreComparedWithThoseOfTheSameTableClockTargetAndOpponent() {
        int before = 500;
        for (String other : List.of(
                "best fives easy",
                "best fives hard clockSeconds=1800",
                "best fives hard target=200",
                "best muggins hard")) {
            drawer.write(other, new HighScores(clock.today(), before, before).text());
        }

        assertThat(results(scored(RuleSet.FIVES)).isBestOfAll()).isTrue();
        assertThat(results(scored(RuleSet.FIVES)).isBestOfAll()).isFalse();
        RuleSet longClock = RuleSet.FIVES.with(RuleOption.CLOCK_SECONDS, "1800");
        assertThat(results(scored(longClock)).before().lifetime()).isEqualTo(before);
        assertThat(results(scored(RuleSet.MUGGINS)).before().lifetime()).isEqualTo(before);
        assertThat(results(scored(RuleSet.MUGGINS)).isTimed()).isFalse();
    }

    private Results results(Match over) {
        return saves.results(
                over.terms().agreement(),
                new Finish(
                        over.game().outcome().orElseThrow(),
                        over.scoreCard().orElseThrow(),
                        Optional.of(ScoreSheet.of(over))));
    }

    private static Match scored(RuleSet rules) {
        Terms terms = Terms.practice(rules, Difficulty.HARD, Seed.of("5"));
        BotMatch bots = new BotMatch(terms, Difficulty.HARD, 500);
        Match match = Match.begin(terms).next();
        while (match.game().round().scores().player() == 0) {
            match = match.take(bots.next(match)).step().next();
        }
        return match.take(new Line(match.clock().nowMillis(), new Entry.EndedEarly()))
                .step()
                .next();
    }

    private void keep(Match match, int clockMillis, int pausedMillis) {
        Save saved = new Save(
                ScoreSheet.of(match).text(), clockMillis, (int) (clock.wallMillis() / 1000), pausedMillis, "codes");
        drawer.write("sitting", saved.text());
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
