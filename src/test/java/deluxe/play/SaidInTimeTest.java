package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.dominoes.RoundResult;
import deluxe.dominoes.RuleSet;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.session.Lesson;
import deluxe.stage.Motion;
import deluxe.stage.Sounds;
import deluxe.stage.art.Sitter;
import deluxe.stage.tiles.Furniture;
import deluxe.stage.tiles.TableRoom;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Pace;
import deluxe.tournament.Terms;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the line for messages says at a classic table, and when. */
class SaidInTimeTest {
    private static final int PACE_MILLIS = 500;
    private static final double READABLE_MILLIS = 900;

    private final List<Said> said = new ArrayList<>();
    private final HandClock clock = new HandClock();
    private final OnAVeranda veranda = new OnAVeranda(clock);
    private Match before;
    private Match after;
    private List<Event> events;

    private record Said(String words, double atMillis) {}

    @ParameterizedTest
    @EnumSource(Seat.class)
    void pointsOfTheLastTileAndForGoingOutAreEachReadOutWhenTheyAreSeen(Seat seat) {
        find(seat);
        double due = clock.nowMillis() + Pace.dueMillis(after) - after.clock().nowMillis();
        show();

        Event.PointsScored scored = (Event.PointsScored) events.get(2);
        assertThat(said).hasSize(2);
        assertThat(said.get(0).words).contains("scored " + scored.points());
        assertThat(said.get(0).atMillis).isEqualTo(veranda.shell.scene().landedAtMillis());
        assertThat(said.get(0).atMillis).isGreaterThan(clock.nowMillis());
        assertThat(said.get(1).words).contains("went out: +");
        assertThat(said.get(1).atMillis - said.get(0).atMillis).isGreaterThanOrEqualTo(Motion.GLANCE_MILLIS);
        assertThat(due - said.get(1).atMillis).isGreaterThan(READABLE_MILLIS);
    }

    @Test
    void aNewRoundIsAnnouncedOnceTheTilesOfTheOneBeforeAreGathered() {
        find(Seat.PLAYER);
        show();
        said.clear();
        clock.pass(5000);
        Step<Match, Event, Objection> deal =
                after.take(after.due().orElseThrow()).step();
        veranda.side.show(deal.next().game().seenBy(Seat.PLAYER), deal.events(), false);

        assertThat(said.get(0).words).startsWith("Round 2.");
        assertThat(said.get(0).atMillis).isEqualTo(clock.nowMillis() + Pace.GATHER_MILLIS);
    }

    private void show() {
        veranda.side.snap(before.game().seenBy(Seat.PLAYER), false, "");
        said.clear();
        List<Event> seen = new ArrayList<>();
        events.forEach(event -> seen.add(event.seenBy(Seat.PLAYER)));
        veranda.side.show(after.game().seenBy(Seat.PLAYER), seen, false);
    }

    /** Finds the end of a first round in which this seat goes out with a tile that scores at the ends. */
    private void find(Seat seat) {
        for (int seed = 1; seed < 1000; seed++) {
            Terms terms = Terms.practice(RuleSet.ALL_FIVES, Difficulty.HARD, Seed.of(Integer.toHexString(seed)));
            for (after = Match.begin(terms).next();
                    !after.isOver() && !after.game().awaitsDeal(); ) {
                before = after;
                Step<Match, Event, Objection> step = after.take(
                                new BotMatch(terms, Difficulty.EASY, PACE_MILLIS).next(after))
                        .step();
                after = step.next();
                events = step.events();
            }
            boolean isOut = events.stream()
                    .anyMatch(event -> event instanceof Event.RoundEnded ended
                            && ended.result() instanceof RoundResult.WentOut out
                            && out.seat() == seat
                            && out.points() > 0);
            if (isOut
                    && !after.isOver()
                    && events.get(2) instanceof Event.PointsScored scored
                    && scored.source() == Event.Source.ENDS) {
                return;
            }
        }
        throw new AssertionError("no round ends so");
    }

    /** A veranda whose line for messages is recorded. */
    private final class OnAVeranda extends AtAScreen {
        private final Shell shell;
        private final TableSide side;

        private OnAVeranda(HandClock clock) {
            super(clock);
            shell = new Shell(ports(new Drawer(), new Computer(false)), new Overheard());
            shell.open(shell.scene(), null);
            side = TableSide.ofLesson(shell);
        }
    }

    private final class Overheard implements TableKind {
        private final TableKind table = ClassicTable.allFives();

        @Override
        public RuleSet rules() {
            return table.rules();
        }

        @Override
        public Difficulty usualOpponent() {
            return table.usualOpponent();
        }

        @Override
        public List<Lesson> lessons(RuleSet match) {
            return table.lessons(match);
        }

        @Override
        public Sitter lessonOpponent(Words words) {
            return table.lessonOpponent(words);
        }

        @Override
        public boolean goesOnAtOnce() {
            return table.goesOnAtOnce();
        }

        @Override
        public String refusal(Objection objection, boolean passing, Words words, String opponent) {
            return table.refusal(objection, passing, words, opponent);
        }

        @Override
        public Words words(UnaryOperator<String> language) {
            return table.words(language);
        }

        @Override
        public TableRoom room(Words words) {
            TableRoom room = table.room(words);
            Furniture heard = around(Furniture.class, room.furniture(), room.furniture());
            return around(TableRoom.class, room, heard);
        }

        @Override
        public Sounds sounds() {
            return table.sounds();
        }
    }

    private <T> T around(Class<T> type, T one, Furniture furniture) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, values) -> {
                    if (method.getName().equals("furniture")) {
                        return furniture;
                    }
                    if (method.getName().equals("say")) {
                        said.add(new Said((String) values[0], (double) values[1]));
                    }
                    return passedOn(one, method, values);
                }));
    }

    private static Object passedOn(Object one, Method method, Object[] values) throws Throwable {
        try {
            return method.invoke(one, values);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
