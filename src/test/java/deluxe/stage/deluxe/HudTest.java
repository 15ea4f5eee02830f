package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Tile;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.ScorePlate;
import deluxe.stage.art.SeatPlate;
import deluxe.stage.art.Stills;
import deluxe.stage.art.Theme;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TellingTimes;
import deluxe.table.Seat;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HudTest {
    private static final double ARRIVAL = 1000;
    private static final double SECOND_ARRIVAL = ARRIVAL + TellingTimes.COUNT_MILLIS - 10;
    private static final int PLATES = 13;

    private final TableLayout layout = DeluxeLayout.of(new Display.Size(900, 600, 1), SafeArea.WHOLE, false)
            .orElseThrow();
    private final Hud hud = OnStage.hud();

    HudTest() {
        hud.lay(new SteppedMatch("beef").state());
    }

    @Test
    void aScoreCountsUpWhenItsPointsArriveAndNotBefore() {
        hud.raise(Seat.PLAYER, 25, ARRIVAL, TellingTimes.COUNT_MILLIS);

        assertThat(scoreAt(ARRIVAL - 1)).isZero();
        assertThat(scoreAt(ARRIVAL + TellingTimes.COUNT_MILLIS / 2)).isBetween(8, 17);
        assertThat(scoreAt(ARRIVAL + TellingTimes.COUNT_MILLIS)).isEqualTo(25);
    }

    @Test
    void pointsOfTheEndsAndOfGoingOutAreCountedOneAfterTheOther() {
        hud.raise(Seat.PLAYER, 25, ARRIVAL, TellingTimes.COUNT_MILLIS);
        hud.raise(Seat.PLAYER, 40, SECOND_ARRIVAL, TellingTimes.COUNT_MILLIS);

        assertThat(hud.score(Seat.PLAYER)).isEqualTo(40);
        assertThat(scoreAt(ARRIVAL - 1)).isZero();
        assertThat(scoreAt(ARRIVAL + TellingTimes.COUNT_MILLIS / 2)).isBetween(8, 17);
        assertThat(scoreAt(SECOND_ARRIVAL)).isEqualTo(25);
        assertThat(scoreAt(SECOND_ARRIVAL + TellingTimes.COUNT_MILLIS)).isEqualTo(40);
        assertThat(hud.isMoving(SECOND_ARRIVAL)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"533, 320", "667, 375", "844, 390", "900, 600", "1920, 1080", "280, 653", "375, 667", "768, 1024"})
    void theCounterSaysWhatItsNumbersCount(int width, int height) {
        assertThat(counterOn(new Display.Size(width, height, 1)).calls())
                .filteredOn(call -> call.startsWith("text"))
                .hasSize(3)
                .allSatisfy(call -> assertThat(sizeOf(call)).isGreaterThanOrEqualTo(12));
    }

    @Test
    void aCounterWithoutRoomForWordsHasIcons() {
        assertThat(counterOn(new Display.Size(300, 300, 1)).count("text")).isZero();
    }

    private static RecordingSurface counterOn(Display.Size size) {
        RecordingSurface surface = new RecordingSurface(1);
        OnStage.COUNTER.paint(surface, Layouts.of(size).plates().counter(), Theme.EMERALD);
        return surface;
    }

    private static double sizeOf(String text) {
        return Double.parseDouble(text.substring(text.lastIndexOf(' ') + 1));
    }

    @Test
    void aHandThatIsScrolledComesIntoSightToBeCountedAndNoOther() {
        TableLayout small = Layouts.of(new Display.Size(568, 320, 1));
        TableItems items = TableItems.create();
        items.fit(small, Optional.empty(), 1);
        items.hand().lay(IntStream.range(0, 7).mapToObj(Tile::at).toList());
        assertThat(hud.counted(items, small)).isEmpty();

        items.hand().lay(IntStream.range(0, 21).mapToObj(Tile::at).toList());
        assertThat(hud.counted(items, small)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"123, 44", "150, 44", "178, 44", "162, 38", "190, 38"})
    void threeDigitsAndTheirTargetStayBesideThePortraitWithTheBarAndTheWholeName(double width, double height) {
        for (boolean mirrored : new boolean[] {false, true}) {
            RecordingSurface surface = new RecordingSurface(1);
            Box plate = new Box(0, 0, width, height);
            new ScorePlate("Isabel", 350, 500, mirrored).paint(surface, plate, Theme.EMERALD);
            Box portrait = SeatPlate.portrait(plate, mirrored);

            assertThat(surface.painted().left()).isGreaterThanOrEqualTo(mirrored ? 0 : portrait.right() - 1);
            assertThat(surface.painted().right()).isLessThanOrEqualTo(mirrored ? portrait.x() + 1 : width);
            assertThat(surface.calls()).anyMatch(call -> call.contains("\"Isabel\""));
            assertThat(surface.count("clip")).as("the bar").isPositive();
        }
    }

    private int scoreAt(double now) {
        RecordingSurface surface = new RecordingSurface(1);
        Stills stills = new Stills();
        for (int frame = 0; frame < PLATES; frame++) {
            stills.begin();
            hud.paint(new Paintbox(surface, stills, Theme.EMERALD, false), layout, now);
        }
        return surface.sprites().stream()
                .flatMap(sprite -> sprite.surface().calls().stream())
                .filter(call -> call.matches("text \"\\d+\" .*"))
                .mapToInt(call -> Integer.parseInt(call.replaceAll("text \"(\\d+)\" .*", "$1")))
                .findFirst()
                .orElseThrow();
    }
}
