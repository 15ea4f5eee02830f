package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.Game;
import deluxe.dominoes.Refusal;
import deluxe.dominoes.RoundResult;
import deluxe.table.Seat;
import deluxe.table.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the pages of How to Play show is what they say. */
class LessonTest {
    @Test
    void matchingEndsIsShownWithoutPoints() {
        List<Event> events = shown(0);

        assertThat(count(events, Event.TilePlayed.class)).isEqualTo(4);
        assertThat(count(events, Event.PointsScored.class)).isZero();
    }

    @Test
    void twoAndEightMakeTen() {
        List<Event> events = shown(1);

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
        List<Event> events = shown(2);

        assertThat(count(events, Event.TileDrawn.class)).isEqualTo(2);
        assertThat(count(events, Event.TilePlayed.class)).isEqualTo(1);
    }

    @Test
    void whoGoesOutFirstGetsFiveForEachTileLeft() {
        List<Event> events = shown(3);

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

    private static List<Event> shown(int page) {
        Lesson lesson = Lesson.ALL.get(page);
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
