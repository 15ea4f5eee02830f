package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.DisplaySizes;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ClassicLayoutTest {
    private static final RoomStyle VERANDA = new VerandaStyle();
    private static final RoomStyle PUB = new PubStyle();
    private static final double ROUNDING = .01;
    private static final SafeArea NOTCHES = new SafeArea(30, 12, 20, 12);
    private static final int[] WIDTHS = {
        320, 360, 375, 414, 500, 568, 600, 667, 768, 844, 900, 1024, 1280, 1920, 2560, 3840
    };
    private static final int[] HEIGHTS = {320, 375, 390, 480, 568, 600, 667, 768, 844, 932, 1024, 1080, 1440, 2160};

    /** Every room at every size; each case has layouts with and without a clock, for either hand. */
    static Stream<Case> cases() {
        return Stream.of(VERANDA, PUB)
                .flatMap(room -> IntStream.of(WIDTHS)
                        .boxed()
                        .flatMap(width -> IntStream.of(HEIGHTS)
                                .filter(height -> height >= 480 || width >= 568)
                                .mapToObj(height -> new Display.Size(width, height, 1)))
                        .map(size -> new Case(room, size)));
    }

    record Case(RoomStyle room, Display.Size size) {
        Stream<ClassicLayout> layouts() {
            return Stream.of(false, true)
                    .flatMap(clocked -> Stream.of(false, true).map(left -> layout(SafeArea.WHOLE, clocked, left)));
        }

        ClassicLayout layout(SafeArea safe, boolean clocked, boolean leftHanded) {
            return ClassicLayout.of(room, size, safe, new TableNeeds(dealt(), clocked, leftHanded))
                    .orElseThrow();
        }

        ClassicLayout lesson(SafeArea beside, boolean leftHanded) {
            return ClassicLayout.of(room, size, beside, new TableNeeds(dealt(), false, leftHanded, true))
                    .orElseThrow();
        }

        int dealt() {
            return room.equals(PUB) ? 9 : 7;
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void nothingLiesOverAnythingElse(Case at) {
        at.layouts().forEach(layout -> apart(boxes(layout)));
    }

    @Test
    void atEverySizeEverythingIsInSightAndNothingLiesOverAnythingElse() {
        for (Display.Size size : DisplaySizes.ofAllKinds()) {
            for (RoomStyle room : List.of(VERANDA, PUB)) {
                Case at = new Case(room, size);
                for (boolean clocked : new boolean[] {false, true}) {
                    ClassicLayout layout = at.layout(SafeArea.WHOLE, clocked, false);
                    apart(boxes(layout));
                    onDisplay(at, layout, SafeArea.WHOLE);
                    Box board = layout.table().board();
                    assertThat(Math.min(board.width(), board.height())).isGreaterThan(20);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everythingIsOnTheDisplayAndClearOfItsNotches(Case at) {
        if (at.size.width() < 600 || at.size.height() < 600) {
            onDisplay(at, at.layout(SafeArea.WHOLE, true, false), SafeArea.WHOLE);
        } else {
            onDisplay(at, at.layout(NOTCHES, true, false), NOTCHES);
        }
    }

    private static void onDisplay(Case at, ClassicLayout layout, SafeArea safe) {
        boxes(layout).forEach((name, box) -> {
            assertThat(box.x()).as(name).isGreaterThanOrEqualTo(safe.left() - ROUNDING);
            assertThat(box.y()).as(name).isGreaterThanOrEqualTo(safe.top() - ROUNDING);
            assertThat(box.right()).as(name).isLessThanOrEqualTo(at.size.width() - safe.right() + ROUNDING);
            assertThat(box.bottom()).as(name).isLessThanOrEqualTo(at.size.height() - safe.bottom() + ROUNDING);
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aFingerCanMeetEveryTarget(Case at) {
        at.layouts().forEach(layout -> {
            targets(layout).forEach((name, box) -> {
                assertThat(box.width()).as(name).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET - ROUNDING);
                assertThat(box.height()).as(name).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET - ROUNDING);
            });
            assertThat(layout.table().hand().pitch()).isGreaterThanOrEqualTo(Finger.SMALLEST_TARGET);
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aFingerCanMeetEachTileOfTheVerandasBoneyard(Case at) {
        if (at.room.equals(VERANDA)) {
            at.layouts().forEach(layout -> {
                Box cell = layout.yard().cell(0, 14);
                assertThat(Math.min(cell.width(), cell.height())).isGreaterThanOrEqualTo(43);
                assertThat(layout.yard().u(14)).isGreaterThanOrEqualTo(18);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTilesOfTheHandAreLargeEnoughAndMostAreSeen(Case at) {
        at.layouts().forEach(layout -> {
            Row hand = layout.table().hand();
            assertThat(hand.u()).isGreaterThanOrEqualTo(38 - ROUNDING);
            double columns = (hand.box().width() + hand.pitch() - hand.u()) / hand.pitch();
            assertThat(Math.rint(columns)).isGreaterThanOrEqualTo(Math.min(at.dealt(), 7));
            assertThat(layout.rack().contains(hand.box().x(), hand.box().y())).isTrue();
            assertThat(layout.rack().contains(hand.box().right(), hand.box().bottom()))
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theBoardHasAFairShareOfTheDisplay(Case at) {
        at.layouts().forEach(layout -> {
            Box board = layout.table().board();
            double share = board.width() * board.height() / at.size.width() / at.size.height();
            assertThat(share).isGreaterThan(.21);
            assertThat(Math.min(board.width(), board.height())).isGreaterThan(100);
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theOtherHandSeesTheTableInAMirror(Case at) {
        ClassicLayout right = at.layout(SafeArea.WHOLE, true, false);
        Map<String, Box> left = boxes(at.layout(SafeArea.WHOLE, true, true));
        boxes(right).forEach((name, box) -> {
            assertThat(left.get(name).x()).as(name).isCloseTo(at.size.width() - box.right(), within(ROUNDING));
            assertThat(left.get(name).y()).as(name).isEqualTo(box.y());
            assertThat(left.get(name).width()).as(name).isEqualTo(box.width());
        });
    }

    @ParameterizedTest
    @CsvSource({"375,667", "390,844", "568,320", "667,375", "844,390"})
    void eightWholeTilesAreSeenBeforeAHandScrolls(int width, int height) {
        for (TableLayout table : List.of(
                ClassicSpots.ofPub(width, height).table(),
                ClassicSpots.ofVeranda(width, height).table())) {
            Row hand = table.hand();
            assertThat(Row.fitting(hand.box().width(), hand.u(), hand.pitch())).isGreaterThan(7.999);
        }
    }

    /** What a lesson's page leaves free on small phones: the part above it when they are upright, beside it when they are on their side. */
    @ParameterizedTest
    @CsvSource({
        "320,568,0,268",
        "450,300,240,0",
        "500,300,240,0",
        "375,667,0,245",
        "568,320,248,0",
        "640,360,320,0",
        "667,375,340,0",
        "844,390,330,0"
    })
    void besideALessonEverythingIsInSightAndNothingLiesOverAnythingElse(
            int width, int height, double right, double bottom) {
        SafeArea beside = new SafeArea(0, right, bottom, 0);
        for (RoomStyle room : List.of(VERANDA, PUB)) {
            Case at = new Case(room, new Display.Size(width, height, 1));
            for (boolean leftHanded : List.of(false, true)) {
                ClassicLayout layout = at.lesson(beside, leftHanded);
                onDisplay(at, layout, beside);
                apart(boxes(layout));
                Box board = layout.table().board();
                assertThat(Math.min(board.width(), board.height())).isGreaterThan(75);
                assertThat(layout.table().hand().u()).isGreaterThanOrEqualTo(38 - ROUNDING);
            }
        }
    }

    /** A lesson has no settings, and the names need the room. */
    @ParameterizedTest
    @CsvSource({"320,568,0,268", "568,320,248,0", "375,667,0,245", "768,1024,0,244"})
    void platesOfALessonHaveTheRoomOfTheGear(int width, int height, double right, double bottom) {
        SafeArea beside = new SafeArea(0, right, bottom, 0);
        for (RoomStyle room : List.of(VERANDA, PUB)) {
            ClassicLayout lesson = new Case(room, new Display.Size(width, height, 1)).lesson(beside, false);

            assertThat(ClassicLayout.has(lesson.table().plates().gear())).isFalse();
            assertThat(width - right - lesson.table().plates().other().right()).isLessThan(20);
        }
    }

    @Test
    void aRoomHasOnlyWhatBelongsToIt() {
        Display.Size size = new Display.Size(900, 600, 1);
        ClassicLayout veranda = new Case(VERANDA, size).layout(SafeArea.WHOLE, false, false);
        ClassicLayout pub = new Case(PUB, size).layout(SafeArea.WHOLE, false, false);

        assertThat(ClassicLayout.has(veranda.veranda().pile())).isTrue();
        assertThat(ClassicLayout.has(veranda.pub().slate())).isFalse();
        assertThat(ClassicLayout.has(pub.veranda().pile())).isFalse();
        assertThat(ClassicLayout.has(pub.pub().slate())).isTrue();
        assertThat(pub.pub().usedOpen()).isTrue();
        assertThat(ClassicLayout.has(pub.table().plates().clock())).isFalse();
    }

    @Test
    void aDisplayTooSmallToPlayOnHasNoLayout() {
        TableNeeds needs = new TableNeeds(7, false, false);

        assertThat(ClassicLayout.of(PUB, new Display.Size(200, 600, 1), SafeArea.WHOLE, needs))
                .isEmpty();
        assertThat(ClassicLayout.of(VERANDA, new Display.Size(600, 200, 1), SafeArea.WHOLE, needs))
                .isEmpty();
    }

    private static Map<String, Box> boxes(ClassicLayout layout) {
        TableLayout table = layout.table();
        Map<String, Box> boxes = targets(layout);
        Box row = table.opponentRow().box();
        double line = table.frame().band();
        boxes.put("player", table.plates().own());
        boxes.put("opponent", table.plates().other());
        boxes.put("clock", table.plates().clock());
        boxes.put("sum", table.plates().counter());
        boxes.put("board", table.board());
        boxes.put("opponent's tiles", new Box(row.x(), line, row.width(), row.bottom() - line));
        boxes.put("rack", layout.rack());
        boxes.put("message", layout.message());
        boxes.put("thought", layout.veranda().thought());
        boxes.put("slate", layout.pub().slate());
        boxes.put("used", layout.pub().used());
        boxes.values().removeIf(box -> !ClassicLayout.has(box));
        return boxes;
    }

    private static Map<String, Box> targets(ClassicLayout layout) {
        Map<String, Box> targets = new LinkedHashMap<>();
        targets.put("gear", layout.table().plates().gear());
        targets.put("boneyard", layout.table().heaps().own());
        targets.put("pile", layout.veranda().pile());
        targets.put("pass", layout.pub().pass());
        targets.put("used", layout.pub().used());
        targets.values().removeIf(box -> !ClassicLayout.has(box));
        return targets;
    }

    private static void apart(Map<String, Box> boxes) {
        boxes.forEach((name, box) -> boxes.forEach((otherName, other) -> {
            if (!name.equals(otherName)) {
                assertThat(box.grown(-ROUNDING).meets(other))
                        .as(name + " and " + otherName)
                        .isFalse();
            }
        }));
    }
}
