package deluxe.stage.deluxe;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.DisplaySizes;
import deluxe.stage.tiles.HandSpots;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableLayoutTest {
    private static final double ROUNDING = .01;

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void nothingLiesOverAnythingElse(Display.Size size) {
        apart(boxes(layout(size, SafeArea.WHOLE, false)));
        apart(boxes(layout(size, SafeArea.WHOLE, true)));
    }

    @Test
    void atEverySizeEverythingIsInSightAndNothingLiesOverAnythingElse() {
        for (Display.Size size : DisplaySizes.ofAllKinds()) {
            for (boolean leftHanded : new boolean[] {false, true}) {
                assertSound(size, layout(size, SafeArea.WHOLE, leftHanded), SafeArea.WHOLE);
            }
        }
    }

    @Test
    void aLessonsTableFitsIntoWhatItsPageLeavesFree() {
        Display.Size size = new Display.Size(600, 600, 1);
        for (int width = 200; width <= 600; width += 7) {
            for (int height = 170; height <= 600; height += 7) {
                SafeArea beside = new SafeArea(0, 600 - width, 600 - height, 0);
                assertSound(size, DeluxeLayout.ofLesson(size, beside).orElseThrow(), beside);
            }
        }
    }

    private static void assertSound(Display.Size size, TableLayout layout, SafeArea safe) {
        Map<String, Box> boxes = boxes(layout);
        boxes.values().removeIf(box -> box.width() == 0);
        apart(boxes);
        onDisplay(size, boxes, safe);
        assertThat(Math.min(layout.board().width(), layout.board().height())).isGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void aSpreadHandLiesOverNothingElse(Display.Size size) {
        for (boolean leftHanded : new boolean[] {false, true}) {
            TableLayout layout = layout(size, SafeArea.WHOLE, leftHanded);
            Map<String, Box> boxes = boxes(layout);
            boxes.put("hand", layout.reachWhileDrawing());
            apart(boxes);
            boxes.remove("boneyard");
            boxes.put("hand", layout.reach());
            apart(boxes);
        }
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void targetsAreAsLargeAsAFingerNeedsAndApart(Display.Size size) {
        TableLayout layout = layout(size, SafeArea.WHOLE, false);
        Map<String, Box> targets = new LinkedHashMap<>();
        targets.put("gear", Finger.target(layout.plates().gear()));
        targets.put("counter", Finger.target(layout.plates().counter()));
        targets.put("hand", layout.hand().box());
        targets.put("heap", Finger.target(layout.heaps().own()));

        apart(targets);
        assertThat(layout.hand().pitch()).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET);
        targets.values().forEach(target -> {
            assertThat(target.width()).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET);
            assertThat(target.height()).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET);
        });
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void everythingIsOnTheDisplayAndClearOfItsNotches(Display.Size size) {
        SafeArea notches = new SafeArea(30, 12, 20, 12);
        onDisplay(size, boxes(layout(size, notches, false)), notches);
    }

    private static void onDisplay(Display.Size size, Map<String, Box> boxes, SafeArea notches) {
        boxes.forEach((name, box) -> {
            assertThat(box.x()).as(name).isGreaterThanOrEqualTo(notches.left() - ROUNDING);
            assertThat(box.y()).as(name).isGreaterThanOrEqualTo(notches.top() - ROUNDING);
            assertThat(box.right()).as(name).isLessThanOrEqualTo(size.width() - notches.right() + ROUNDING);
            assertThat(box.bottom()).as(name).isLessThanOrEqualTo(size.height() - notches.bottom() + ROUNDING);
        });
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void eightTilesAreSeenWithoutScrolling(Display.Size size) {
        Row hand = layout(size, SafeArea.WHOLE, false).hand();

        assertThat(new HandSpots(hand, hand.box()).showsAll(8)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void theBoardHasAThirdOfTheDisplay(Display.Size size) {
        Box board = layout(size, SafeArea.WHOLE, false).board();

        assertThat(board.width() * board.height()).isGreaterThan(size.width() * size.height() * .33);
    }

    @ParameterizedTest
    @CsvSource({"2560,1080", "2560,1440", "3440,1440", "3840,2160"})
    void theHandAndThePlatesGrowWithTheRoom(double width, double height) {
        TableLayout layout = layout(new Display.Size(width, height, 1), SafeArea.WHOLE, false);

        assertThat(layout.hand().u()).isGreaterThan(height * .095);
        assertThat(layout.plates().own().height()).isGreaterThan(height * .065);
        assertThat(layout.plates().clock().height()).isGreaterThan(height * .065);
        assertThat(layout.plates().counter().height()).isGreaterThan(height * .045);
        assertThat(layout.opponentRow().u()).isGreaterThan(height * .03);
    }

    @ParameterizedTest
    @MethodSource("deluxe.stage.tiles.DisplaySizes#all")
    void theHandIsOnTheDisplay(Display.Size size) {
        Row right = layout(size, SafeArea.WHOLE, false).hand();
        Row left = layout(size, SafeArea.WHOLE, true).hand();

        assertThat(right.box().right()).isLessThanOrEqualTo(size.width());
        assertThat(left.box().x()).isNotNegative();
    }

    @ParameterizedTest
    @CsvSource({"500,300", "480,320", "400,320", "568,320", "900,600"})
    void theClockStandsClearOfThePlates(double width, double height) {
        TableLayout layout = layout(new Display.Size(width, height, 1), SafeArea.WHOLE, false);

        assertThat(layout.plates().clock().x())
                .isGreaterThanOrEqualTo(layout.plates().own().right() + 8 - ROUNDING);
        assertThat(layout.plates().clock().right())
                .isLessThanOrEqualTo(layout.plates().other().x() - 8 + ROUNDING);
    }

    @Test
    void aDisplayTooSmallToPlayOnHasNoLayout() {
        assertThat(DeluxeLayout.of(new Display.Size(200, 600, 1), SafeArea.WHOLE, false))
                .isEmpty();
        assertThat(DeluxeLayout.of(new Display.Size(0, 0, 1), SafeArea.WHOLE, false))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {900, 320})
    void whatALeftHandReachesForLiesOnTheOtherSide(double width) {
        Display.Size size = new Display.Size(width, 600, 1);
        TableLayout right = layout(size, SafeArea.WHOLE, false);
        TableLayout left = layout(size, SafeArea.WHOLE, true);

        assertThat(right.heaps().other().centreX())
                .isGreaterThan(left.heaps().other().centreX());
    }

    private static TableLayout layout(Display.Size size, SafeArea safe, boolean leftHanded) {
        return DeluxeLayout.of(size, safe, leftHanded).orElseThrow();
    }

    private static Map<String, Box> boxes(TableLayout layout) {
        Box row = layout.opponentRow().box();
        double band = layout.frame().band();
        Map<String, Box> boxes = new LinkedHashMap<>();
        boxes.put("player", layout.plates().own());
        boxes.put("opponent", layout.plates().other());
        boxes.put("clock", layout.plates().clock());
        boxes.put("gear", layout.plates().gear());
        boxes.put("counter", layout.plates().counter());
        boxes.put("board", layout.board());
        boxes.put("opponent's tiles", new Box(row.x(), band, row.width(), row.bottom() - band));
        boxes.put("hand", layout.hand().box());
        boxes.put("boneyard", layout.heaps().own());
        return boxes;
    }

    private static void apart(Map<String, Box> boxes) {
        boxes.forEach((name, box) -> boxes.forEach((otherName, other) -> {
            if (!name.equals(otherName)) {
                assertThat(overlap(box, other)).as(name + " and " + otherName).isFalse();
            }
        }));
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right() - ROUNDING
                && other.x() < one.right() - ROUNDING
                && one.y() < other.bottom() - ROUNDING
                && other.y() < one.bottom() - ROUNDING;
    }
}
