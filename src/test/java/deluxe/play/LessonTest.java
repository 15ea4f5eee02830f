package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleOption;
import deluxe.dominoes.RuleSet;
import deluxe.session.Lesson;
import deluxe.stage.tiles.ShownPoints;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages of How to Play show what they say. */
class LessonTest {
    @Test
    void matchingEndsIsShownWithoutPoints() {
        List<Event> events = shown(RuleSet.FIVES, 0);

        assertThat(count(events, Event.TilePlayed.class)).isEqualTo(4);
        assertThat(count(events, Event.PointsScored.class)).isZero();
    }

    @Test
    void twoAndEightMakeTen() {
        List<Event> events = shown(RuleSet.FIVES, 2);

        assertThat(events).last().isInstanceOfSatisfying(Event.PointsScored.class, scored -> {
            assertThat(scored.seat()).isEqualTo(Seat.PLAYER);
            assertThat(scored.points()).isEqualTo(10);
        });
        assertThat(events)
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                Event.EndsCounted.class,
                                counted -> assertThat(counted.tableau().parts()).containsExactlyInAnyOrder(2, 8)));
    }

    @Test
    void whoCannotPlayDrawsUntilOneFits() {
        List<Event> events = shown(RuleSet.FIVES, 3);

        assertThat(count(events, Event.TileDrawn.class)).isEqualTo(2);
        assertThat(count(events, Event.TilePlayed.class)).isEqualTo(1);
    }

    @Test
    void whoGoesOutFirstGetsFiveForEachTileLeft() {
        List<Event> events = shown(RuleSet.FIVES, 4);

        assertThat(events)
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                Event.RoundEnded.class,
                                ended -> assertThat(ended.result())
                                        .isInstanceOfSatisfying(RoundResult.WentOut.class, out -> {
                                            assertThat(out.seat()).isEqualTo(Seat.PLAYER);
                                            assertThat(out.leftovers()).hasSize(3);
                                            assertThat(out.points()).isEqualTo(15);
                                        })));
    }

    /** Every table there is, and every way to count doubles. */
    static Stream<RuleSet> rules() {
        List<RuleSet> all = new ArrayList<>(RuleSet.ALL);
        all.add(RuleSet.MUGGINS.with(RuleOption.SET, "double-nine"));
        all.add(RuleSet.MUGGINS.with(RuleOption.SPINNERS, "none"));
        all.add(RuleSet.MUGGINS.with(RuleOption.PERSISTENT_SPINNER, "on"));
        all.add(RuleSet.ALL_FIVES.with(RuleOption.SPINNERS, "none"));
        all.add(RuleSet.ALL_FIVES.with(RuleOption.TARGET, "10"));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theLessonsOfAnyTableShowWhatTheySay(RuleSet rules) {
        assertThat(count(shown(rules, 0), Event.PointsScored.class)).isZero();
        assertThat(count(shown(rules, 3), Event.TileDrawn.class)).isEqualTo(2);
        List<Event> tens = shown(rules, 2);
        assertThat(tens)
                .last()
                .isInstanceOfSatisfying(
                        Event.PointsScored.class,
                        scored -> assertThat(scored.points()).isEqualTo(10));
        assertThat(tens)
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                Event.EndsCounted.class,
                                counted -> assertThat(ShownPoints.words(counted.tableau()))
                                        .isEqualTo(Lesson.sum(rules) + " = 10")));
    }

    @Test
    void whereGoingOutBringsThePipsTheLessonCountsThem() {
        assertThat(shown(RuleSet.MUGGINS, 4))
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                Event.RoundEnded.class,
                                ended -> assertThat(ended.result())
                                        .isInstanceOfSatisfying(
                                                RoundResult.WentOut.class,
                                                out -> assertThat(out.points()).isEqualTo(5))));
    }

    private static List<Event> shown(RuleSet rules, int page) {
        Lesson lesson = Lesson.of(rules).get(page);
        Game game = lesson.begin().next();
        List<Event> events = new ArrayList<>();
        for (String move : lesson.moves()) {
            Step<Game, Event, Refusal> step = Lesson.made(game, move);
            events.addAll(step.events());
            game = step.next();
        }
        return events;
    }

    private static int count(List<Event> events, Class<? extends Event> kind) {
        return (int) events.stream().filter(kind::isInstance).count();
    }
}
