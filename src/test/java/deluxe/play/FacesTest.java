package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Event;
import deluxe.kit.Seed;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.stage.art.Mood;
import deluxe.stage.tiles.SeatedFurniture;
import deluxe.stage.tiles.TableRoom;
import deluxe.table.Seat;
import deluxe.table.Step;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Match;
import deluxe.tournament.Objection;
import deluxe.tournament.Terms;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How both players look when a game is over. */
class FacesTest {
    private static final int PACE_MILLIS = 500;
    private static final int LATER_MILLIS = 60_000;

    private SeatedFurniture furniture;

    static Stream<TableKind> tables() {
        return Stream.of(new DeluxeTable(), ClassicTable.allFives(), ClassicTable.muggins());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theLoserDoesNotLaugh(TableKind table) {
        List<Seat> winners = new ArrayList<>();
        for (int seed = 1; winners.size() < 2; seed++) {
            Seat winner = play(table, Seed.of(Integer.toHexString(seed)));
            if (!winners.contains(winner)) {
                winners.add(winner);
                assertThat(mood(winner)).isEqualTo(Mood.GLAD);
                assertThat(mood(winner.other())).isEqualTo(Mood.RUEFUL);
            }
        }
    }

    private Mood mood(Seat seat) {
        return furniture.seated(seat, 100.0 * LATER_MILLIS * LATER_MILLIS).mood();
    }

    /** Shows a whole game at the table, and returns who has won it. */
    private Seat play(TableKind table, Seed seed) {
        HandClock clock = new HandClock();
        TableSide side = new InARoom(clock, table).side;
        Terms terms = Terms.practice(table.rules(), Difficulty.EASY, seed);
        Match match = Match.begin(terms).next();
        side.snap(match.game().seenBy(Seat.PLAYER), false, "");
        while (!match.isOver()) {
            Step<Match, Event, Objection> step = match.take(
                            new BotMatch(terms, Difficulty.EASY, PACE_MILLIS).next(match))
                    .step();
            match = step.next();
            List<Event> seen = new ArrayList<>();
            step.events().forEach(event -> seen.add(event.seenBy(Seat.PLAYER)));
            side.show(match.game().seenBy(Seat.PLAYER), seen, false);
            clock.pass(LATER_MILLIS);
        }
        return match.game().outcome().orElseThrow().winner().orElseThrow();
    }

    private final class InARoom extends AtAScreen {
        private final TableSide side;

        private InARoom(HandClock clock, TableKind table) {
            super(clock);
            Shell shell = new Shell(ports(new Drawer(), new Computer(true)), remembering(table));
            shell.open(shell.scene(), null);
            side = TableSide.ofLesson(shell);
        }
    }

    private TableKind remembering(TableKind table) {
        return (TableKind) Proxy.newProxyInstance(
                TableKind.class.getClassLoader(), new Class<?>[] {TableKind.class}, (proxy, method, values) -> {
                    Object answer = method.invoke(table, values);
                    if (answer instanceof TableRoom room) {
                        furniture = (SeatedFurniture) room.furniture();
                    }
                    return answer;
                });
    }
}
