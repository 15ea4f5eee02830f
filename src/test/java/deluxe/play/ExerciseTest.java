package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Drawer;
import deluxe.ports.HandClock;
import deluxe.ports.Pointers.Pointer;
import deluxe.ports.RecordingHost;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.TableSpots;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exercise, which is the page of How to Play where the player moves the tiles: to both long sides of a double, and then to a tip. */
class ExerciseTest {
    private static final int PAGE = 1;
    private static final Pointer MOUSE = new Pointer(1, false);
    private static final String FIRST = "Drag a 6 to a long side of the double, or tap both.";
    private static final String SECOND = "Good! Now a 6 to the other long side.";
    private static final String TIP = "Good! Now the tips are open: a 6 to a tip.";
    private static final List<Tile> SIXES = List.of(Tile.of(6, 5), Tile.of(6, 2), Tile.of(6, 1));

    @ParameterizedTest
    @CsvSource({
        "fives, all, Good! Every double opens its tips.",
        "all-fives, first, Good! Only the first double of a round opens its tips.",
        "muggins, first, Good! Only the first double of a round opens its tips."
    })
    void eachStepSaysWhatIsToBeDoneAndTheLastWhatWasLearnt(String rules, String spinners, String learnt) {
        OnADesk desk = atTheExercise(rules, spinners);
        assertThat(task(desk)).isEqualTo(FIRST);
        play(desk, SIXES.get(0));
        assertThat(task(desk)).isEqualTo(SECOND);
        play(desk, SIXES.get(1));
        assertThat(task(desk)).isEqualTo(TIP);
        assertThat(endsOf(desk, SIXES.get(2))).hasSize(2);
        play(desk, SIXES.get(2));

        assertThat(task(desk)).isEqualTo(learnt);
        assertThat(desk.playing()).isEmpty();
    }

    @Test
    void whereNoDoubleOpensItsTipsItEndsWithTheLongSides() {
        OnADesk desk = atTheExercise("muggins", "none");
        play(desk, SIXES.get(2));
        assertThat(task(desk)).isEqualTo(SECOND);
        play(desk, SIXES.get(0));

        assertThat(task(desk)).isEqualTo("Good! No double opens its tips at this table.");
        assertThat(desk.playing()).isEmpty();
    }

    @Test
    void theTilesCanBePlayedInAnyOrderAtAnyEndAndNeverScore() {
        for (List<Integer> order : List.of(
                List.of(0, 1, 2),
                List.of(0, 2, 1),
                List.of(1, 0, 2),
                List.of(1, 2, 0),
                List.of(2, 0, 1),
                List.of(2, 1, 0))) {
            for (int last = 0; last < 2; last++) {
                OnADesk desk = atTheExercise("fives", "all");
                play(desk, SIXES.get(order.get(0)));
                play(desk, SIXES.get(order.get(1)));
                desk.hand().chose(SIXES.get(order.get(2)));
                Mirror.Item end = desk.mirror().ends().get(last);
                desk.hand().laid(SIXES.get(order.get(2)), OnADesk.end(end));

                assertThat(task(desk)).endsWith("opens its tips.");
                assertThat(desk.mirror().summary()).startsWith("You 0, Computer 0.");
            }
        }
    }

    @Test
    void choosingATileThatFitsNowhereSaysWhyAndDoesNothing() {
        OnADesk desk = atTheExercise("fives", "all");
        desk.hand().chose(Tile.of(4, 3));
        assertThat(desk.mirror().news()).isEqualTo("4-3 doesn't fit any open end: 6.");
        assertThat(task(desk)).isEqualTo(FIRST);
        play(desk, SIXES.get(0));
        desk.hand().chose(Tile.of(4, 3));

        assertThat(desk.mirror().news()).startsWith("4-3 doesn't fit any open end: ");
        assertThat(task(desk)).isEqualTo(SECOND);
        assertThat(desk.mirror().hand()).hasSize(3);
    }

    @Test
    void nextLeadsOnFromEveryStepAndTheNextLessonIsShown() {
        for (int steps = 0; steps <= SIXES.size(); steps++) {
            OnADesk desk = atTheExercise("fives", "all");
            SIXES.subList(0, steps).forEach(tile -> play(desk, tile));
            desk.visit().turnTo(PAGE + 1);

            assertThat(desk.playing()).isEmpty();
            assertThat(desk.task()).isEmpty();
            desk.pass(6000);
            assertThat(desk.task()).isEmpty();
        }
    }

    @Test
    void leavingWhileATileIsHeldDoesNotTakeItToTheTable() {
        OnADesk desk = atTheExercise("fives", "all");
        Box tile = spots().tile(0, 4);
        desk.touches().pressed(MOUSE, tile.centreX(), tile.centreY());
        desk.touches().moved(MOUSE, tile.centreX(), tile.centreY() - 100);
        desk.visit().taught(true);
        desk.touches().released(MOUSE, 300, 300);
        desk.pass(desk::isPlayersTurn);

        assertThat(desk.mirror().hand()).hasSize(7);
    }

    @Test
    void aTileIsDraggedByTheMouse() {
        OnADesk desk = atTheExercise("fives", "all");
        Box tile = spots().tile(0, 4);
        Box board = spots().board();
        desk.touches().pressed(MOUSE, tile.centreX(), tile.centreY());
        desk.touches().moved(MOUSE, tile.centreX(), tile.centreY() - 40);
        desk.touches().moved(MOUSE, board.centreX(), board.centreY());
        desk.touches().released(MOUSE, board.centreX(), board.centreY());

        assertThat(task(desk)).isEqualTo(SECOND);
    }

    @Test
    void aTileIsTappedAndThenItsPlace() {
        OnADesk desk = atTheExercise("fives", "all");
        play(desk, SIXES.get(1));
        desk.pass(2000);
        tap(desk, spots().tile(0, 3));
        tap(desk, spots().board());

        assertThat(task(desk)).isEqualTo(TIP);
    }

    private static void tap(OnADesk desk, Box box) {
        desk.touches().pressed(MOUSE, box.centreX(), box.centreY());
        desk.touches().released(MOUSE, box.centreX(), box.centreY());
    }

    private static TableSpots spots() {
        return TableSpots.ofLesson(AtAScreen.WIDTH, AtAScreen.HEIGHT, SafeArea.WHOLE);
    }

    private static List<Mirror.Item> endsOf(OnADesk desk, Tile tile) {
        desk.hand().chose(tile);
        List<Mirror.Item> ends = List.copyOf(desk.mirror().ends());
        desk.hand().putBack();
        return ends;
    }

    private static void play(OnADesk desk, Tile tile) {
        Mirror.Item end = endsOf(desk, tile).get(0);
        desk.hand().laid(tile, OnADesk.end(end));
    }

    private static String task(OnADesk desk) {
        return desk.task();
    }

    private static OnADesk atTheExercise(String rules, String spinners) {
        RecordingHost link = new RecordingHost("")
                .wishing("match", "m1")
                .wishing("seed", "00000000000000000000000000000007")
                .wishing("difficulty", "easy")
                .wishing("rules", rules)
                .wishing("spinners", spinners);
        OnADesk desk = new OnADesk(link, new Drawer(), new HandClock());
        desk.visit().start();
        desk.visit().turnTo(PAGE);
        desk.pass(200);
        return desk;
    }
}
