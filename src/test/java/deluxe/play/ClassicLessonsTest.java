package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Blocked;
import deluxe.dominoes.Doubles;
import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.GoingOut;
import deluxe.dominoes.Lead;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.kit.Malformed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.RecordingHost;
import deluxe.session.ClassicLessons;
import deluxe.session.ClassicPage;
import deluxe.session.Lesson;
import deluxe.stage.classic.ChalkTally;
import deluxe.stage.tiles.ShownPoints;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What How to Play says and shows at the classic tables is true, whatever the house rules. */
class ClassicLessonsTest {
    private static final Words WORDS = new Words(new English()::say);

    @Test
    void allFivesHasFourPagesAndMugginsFive() {
        assertThat(ClassicLessons.pages(RuleSet.ALL_FIVES))
                .containsExactly(ClassicPage.COUNTING, ClassicPage.SPINNER, ClassicPage.DRAWING, ClassicPage.ROUND_END);
        assertThat(ClassicLessons.pages(RuleSet.MUGGINS))
                .containsExactly(
                        ClassicPage.LEAD,
                        ClassicPage.SPINNER,
                        ClassicPage.COUNTING,
                        ClassicPage.BOGUS,
                        ClassicPage.CROSSES);
    }

    @Test
    void allFivesBeginsWithTheWorkedGame() {
        assertThat(steps(ClassicLessons.of(ClassicPage.COUNTING, RuleSet.ALL_FIVES)).stream()
                        .map(step -> step.next().round().tableau().sum()))
                .containsExactly(10, 13, 7, 10, 10);
        assertThat(said(ClassicPage.COUNTING, RuleSet.ALL_FIVES))
                .isEqualTo("Match the ends. If they make a multiple of 5, you score it: 6\u00a0+\u00a04\u00a0=\u00a010."
                        + " A double at an end counts once, the first of the round twice.");
    }

    @Test
    void mugginsCountsADoubleTwice() {
        assertThat(said(ClassicPage.COUNTING, RuleSet.MUGGINS))
                .isEqualTo("Match the ends. If they make a multiple of 5, you score it:"
                        + " 2\u00a0+\u00a02\u00a0×\u00a04\u00a0=\u00a010. A double at an end counts twice.");
    }

    @Test
    void theOpponentInALessonIsTheTablesUsualOne() {
        OnADesk desk = OnADesk.atMuggins("1");
        desk.visit().showHowToPlay();

        assertThat(desk.mirror().summary()).contains("Magda").doesNotContain("Computer");
    }

    @Test
    void twentyThreePipsMakeTwentyFivePointsAndFiveStrokes() {
        assertThat(said(ClassicPage.ROUND_END, RuleSet.ALL_FIVES))
                .isEqualTo("Go out and score the other hand's pips, rounded to 5: 23 makes 25."
                        + " Both stuck: the lower hand scores the difference.");
        assertThat(said(ClassicPage.CROSSES, RuleSet.MUGGINS))
                .endsWith("23 makes 25. A stroke is 5, a cross 10, five crosses 50.");
        assertThat(List.of(ChalkTally.STROKE, ChalkTally.CROSS, ChalkTally.GROUP))
                .containsExactly(5, 10, 5 * 10);
    }

    /** Both tables with each house rule that How to Play speaks of. */
    static Stream<RuleSet> houses() {
        List<RuleSet> houses = new ArrayList<>();
        for (RuleSet table : List.of(RuleSet.ALL_FIVES, RuleSet.MUGGINS)) {
            for (Doubles.Spinners spinners : Doubles.Spinners.values()) {
                for (Doubles.Count count : Doubles.Count.values()) {
                    for (String persistent : List.of("on", "off")) {
                        doubles(table, spinners, count, persistent).ifPresent(houses::add);
                    }
                }
            }
            for (Lead lead : Lead.values()) {
                houses.add(table.with(RuleOption.LEAD, lead.word()));
            }
            for (Blocked blocked : Blocked.values()) {
                houses.add(table.with(Map.of(RuleOption.BLOCKED, blocked.word(), RuleOption.DRAWING, "free")));
                houses.add(table.with(Map.of(RuleOption.BLOCKED, blocked.word(), RuleOption.DRAWING, "forced")));
            }
            houses.add(table.with(RuleOption.GOING_OUT, GoingOut.FIVE_PER_TILE.word()));
            houses.add(table.with(Map.of(RuleOption.SET, "double-nine", RuleOption.TARGET, "10")));
            houses.add(table.with(Map.of(RuleOption.HAND, "14", RuleOption.TARGET, "500")));
        }
        return houses.stream();
    }

    private static Optional<RuleSet> doubles(
            RuleSet table, Doubles.Spinners spinners, Doubles.Count count, String persistent) {
        try {
            return Optional.of(table.with(Map.of(
                    RuleOption.SPINNERS,
                    spinners.word(),
                    RuleOption.DOUBLES_COUNT,
                    count.word(),
                    RuleOption.PERSISTENT_SPINNER,
                    persistent)));
        } catch (Malformed doNotGoTogether) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("houses")
    void eachPageHasMovesThatTheRulesAllowOrIsForThePlayerToDo(RuleSet house) {
        for (Lesson lesson : ClassicLessons.of(house)) {
            assertThat(lesson.isExercise() || !steps(lesson).isEmpty()).isTrue();
            assertThat(ClassicLessons.end(lesson).isOver()).isFalse();
        }
        assertThat(ClassicLessons.of(house).stream().filter(Lesson::isExercise)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("houses")
    void thePageThatCountsEndsWithTheSumThatItSays(RuleSet house) {
        List<Step<Game, Event, Refusal>> steps = steps(ClassicLessons.of(ClassicPage.COUNTING, house));
        Step<Game, Event, Refusal> last = steps.get(steps.size() - 1);
        Tableau tableau = last.next().round().tableau();

        assertThat(last.events()).contains(new Event.PointsScored(Seat.PLAYER, tableau.sum(), Event.Source.ENDS));
        assertThat(said(ClassicPage.COUNTING, house))
                .contains("score it: " + ShownPoints.why(tableau).replace(' ', '\u00a0') + ".");
    }

    @ParameterizedTest
    @MethodSource("houses")
    void thePageSaysWhatDoublesReallyCount(RuleSet house) {
        String said = said(ClassicPage.COUNTING, house);
        List<Step<Game, Event, Refusal>> steps = steps(ClassicLessons.of(ClassicPage.COUNTING, house));
        Tableau early = steps.get(1).next().round().tableau();
        Tableau full = steps.get(4).next().round().tableau();
        boolean isFirstTwice = early.sum() == 2 * 5 + 3;
        boolean isLastTwice = full.parts().contains(2 * 4);

        assertThat(said.contains("an end counts twice.")).isEqualTo(isFirstTwice && isLastTwice);
        assertThat(said.contains("an end counts once, the first of the round twice."))
                .isEqualTo(isFirstTwice && !isLastTwice);
        assertThat(said.contains("an end counts once.")).isEqualTo(!isFirstTwice && !isLastTwice);
        assertThat(said.contains("Open tips count one half each."))
                .isEqualTo(full.parts().size() == 4);
    }

    @ParameterizedTest
    @MethodSource("houses")
    void thePageSaysWhoReallyLeads(RuleSet house) {
        String said = said(ClassicPage.LEAD, house);
        Game game = ClassicLessons.of(ClassicPage.LEAD, house).begin().next();

        assertThat(said.startsWith("In each round the highest double"))
                .isEqualTo(game.round().leadingTile().isPresent());
        assertThat(said.startsWith("You lead the first round."))
                .isEqualTo(game.round().turn() == Seat.PLAYER);
    }

    @ParameterizedTest
    @MethodSource("houses")
    void theLessonDrawsWithATileThatFitsOnlyWhereItsPageAllowsIt(RuleSet house) {
        String said = said(ClassicPage.DRAWING, house);
        Game game = ClassicLessons.of(ClassicPage.DRAWING, house).begin().next();

        assertThat(said.contains("even when a tile fits"))
                .isEqualTo(game.round().canPlay());
        assertThat(game.round().canDraw()).isTrue();
        assertThat(said(ClassicPage.BOGUS, house).contains("pulling bogus"))
                .isNotEqualTo(game.round().canPlay());
    }

    @ParameterizedTest
    @MethodSource("houses")
    void goingOutScoresWhatThePageSays(RuleSet house) {
        RoundResult.WentOut out =
                (RoundResult.WentOut) ClassicLessons.end(ClassicLessons.of(ClassicPage.CROSSES, house))
                        .round()
                        .result()
                        .orElseThrow();

        assertThat(out.seat()).isEqualTo(Seat.PLAYER);
        assertThat(said(ClassicPage.CROSSES, house))
                .startsWith(
                        out.points() == 5 * out.leftovers().size()
                                ? "Go out and score 5 for each tile of the other hand."
                                : "Go out and score the other hand's pips, rounded to 5: 23 makes 25.");
    }

    @ParameterizedTest
    @CsvSource({
        "difference, Both stuck: the lower hand scores the difference.",
        "other-hand, 'Both stuck: the lower hand scores the other''s pips, rounded to 5.'",
        "out-of-moves, 'Stuck with an empty boneyard: the round is over, and nobody scores.'"
    })
    void bothTablesSayWhatAStuckRoundScores(String blocked, String said) {
        assertThat(said(ClassicPage.ROUND_END, RuleSet.ALL_FIVES.with(RuleOption.BLOCKED, blocked)))
                .endsWith(said);
        assertThat(said(ClassicPage.BOGUS, RuleSet.MUGGINS.with(RuleOption.BLOCKED, blocked)))
                .endsWith(said);
    }

    @ParameterizedTest
    @MethodSource("houses")
    void thePlayerPlaysTheDoubleAndThenReadsWhatWasLearnt(RuleSet house) {
        OnADesk desk = new OnADesk(new RecordingHost(""), new Drawer(), new HandClock());
        Lessons lessons = new Lessons(desk.visit().page(), ClassicLessons.of(house));
        desk.visit().page().navigator().show(new Screen.Learning(lessons, false));
        lessons.show(1);
        int steps = 0;
        for (; desk.playing().isPresent(); steps++) {
            desk.pass(desk::isPlayersTurn);
            desk.place();
            desk.pass(1000);
        }

        Doubles.Spinners spinners = house.doubles().spinners();
        assertThat(steps).isEqualTo(spinners == Doubles.Spinners.NONE ? 2 : 3);
        assertThat(lessons.task()).startsWith("Good! ");
        assertThat(new LessonWords(WORDS, house).headline(ClassicPage.SPINNER))
                .isEqualTo(
                        switch (spinners) {
                            case ALL -> "DOUBLES: FOUR ARMS";
                            case FIRST -> "THE SPINNER: FOUR ARMS";
                            case NONE -> "DOUBLES: TWO SIDES";
                        });
    }

    private static String said(ClassicPage page, RuleSet match) {
        return new LessonWords(WORDS, match).lesson(page);
    }

    private static List<Step<Game, Event, Refusal>> steps(Lesson lesson) {
        List<Step<Game, Event, Refusal>> steps = new ArrayList<>();
        Game game = lesson.begin().next();
        for (String move : lesson.moves()) {
            Step<Game, Event, Refusal> step = Lesson.made(game, move);
            steps.add(step);
            game = step.next();
        }
        return steps;
    }
}
