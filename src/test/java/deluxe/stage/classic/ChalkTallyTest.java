package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import deluxe.ports.RecordingSurface;
import deluxe.stage.art.Box;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChalkTallyTest {
    private static final RoomStyle PUB = new PubStyle();
    private static final Box BOX = new Box(10, 20, 90, 240);

    @ParameterizedTest
    @CsvSource({"0,0", "5,1", "10,2", "15,3", "50,10", "185,37", "300,60", "7,1"})
    void aStrokeIsFive(int points, int strokes) {
        assertThat(ChalkTally.strokes(points, 300)).isEqualTo(strokes);
    }

    @ParameterizedTest
    @CsvSource({"300,6", "100,2", "150,3", "500,10", "120,3", "10,1"})
    void thereIsRoomForTheTarget(int target, int groups) {
        assertThat(ChalkTally.groupsFor(target)).isEqualTo(groups);
    }

    @ParameterizedTest
    @CsvSource({"300,300,60", "300,335,60", "120,145,29", "120,165,30"})
    void whatGoesBeyondTheSheetIsNotDrawn(int target, int points, int strokes) {
        assertThat(ChalkTally.strokes(points, target)).isEqualTo(strokes);
        assertThat(lines(sheet(points, target)) - lines(sheet(0, target))).isEqualTo(strokes);
    }

    @ParameterizedTest
    @CsvSource({"285,300,720", "290,335,480", "10,10,0"})
    void drawingTakesAsLongAsItsStrokesAndEndsAtTheNewScore(int from, int to, double millis) {
        Chalking chalking = new Chalking(from, to, 300, 1000);
        assertThat(chalking.overMillis()).isEqualTo(1000 + millis);
        assertThat(chalking.isOver(999 + millis)).isEqualTo(from == to);
        assertThat(chalking.isOver(1000 + millis)).isTrue();
        assertThat(chalking.points(1000 + millis)).isEqualTo(to);
    }

    @ParameterizedTest
    @CsvSource({"180,360,23", "360,600,46", "110,520,22", "90,200,18"})
    void onANarrowSlateTheScoresHaveMoreOfItsWidth(double width, double height, double size) {
        SheetPlan plan = new SheetPlan(new Box(0, 0, width, height), 6, true);
        assertThat(plan.pointsSize()).isCloseTo(size, within(.01));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void fiveCrossesAreAGroupAndStayInIt(boolean stacked) {
        ChalkTally tally = new ChalkTally(BOX, 6, stacked);
        for (int stroke = 0; stroke < 60; stroke++) {
            Box group = tally.group(stroke / 10).grown(.5);
            ChalkTally.Line line = tally.stroke(stroke);
            assertThat(group.contains(line.fromX(), line.fromY())).isTrue();
            assertThat(group.contains(line.toX(), line.toY())).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"90,240,true", "21,200,true", "62,230,true", "240,36,false", "120,30,false"})
    void theShorterTheGameTheLargerItsCrosses(double width, double height, boolean stacked) {
        Box box = new Box(10, 20, width, height);
        double before = 0;
        for (int groups : new int[] {10, 6, 3, 2}) {
            double size = height(new ChalkTally(box, groups, stacked).stroke(0));
            assertThat(size).isGreaterThanOrEqualTo(before);
            before = size;
        }
        assertThat(before).isGreaterThan(1.3 * height(new ChalkTally(box, 6, stacked).stroke(0)));
    }

    private static double height(ChalkTally.Line line) {
        return Math.abs(line.toY() - line.fromY());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void crossesInLinesOfAGroupStayInItAndApart(int groups) {
        ChalkTally tally = new ChalkTally(new Box(10, 20, 40, 240), groups, true);
        assertThat(tally.stroke(6).fromY()).isGreaterThan(tally.stroke(0).toY());
        for (int stroke = 0; stroke < 10 * groups; stroke++) {
            Box group = tally.group(stroke / 10).grown(.5);
            ChalkTally.Line line = tally.stroke(stroke);
            assertThat(group.contains(line.fromX(), line.fromY())).isTrue();
            assertThat(group.contains(line.toX(), line.toY())).isTrue();
        }
    }

    @Test
    void twoStrokesCrossAndTheNextTwoStandBesideThem() {
        ChalkTally tally = new ChalkTally(BOX, 6, true);
        ChalkTally.Line down = tally.stroke(0);
        ChalkTally.Line back = tally.stroke(1);

        assertThat(down.fromX()).isLessThan(down.toX());
        assertThat(back.fromX()).isGreaterThan(back.toX());
        assertThat(down.fromX()).isCloseTo(back.toX(), within(tally.step() * .3));
        assertThat(tally.stroke(2).fromX()).isGreaterThan(down.toX() - tally.step() * .3);
    }

    @Test
    void aStrokeThatIsBeingDrawnGoesFromItsBeginToItsEnd() {
        ChalkTally.Line whole = new ChalkTally(BOX, 6, true).stroke(4);

        assertThat(whole.upTo(0))
                .isEqualTo(new ChalkTally.Line(whole.fromX(), whole.fromY(), whole.fromX(), whole.fromY()));
        assertThat(whole.upTo(1)).isEqualTo(whole);
        assertThat(whole.upTo(.5).toY()).isBetween(whole.fromY(), whole.toY());
    }

    @Test
    void moreOfAStrokeHasMoreGrains() {
        long before = 0;
        for (double progress : new double[] {.2, .6, 1}) {
            RecordingSurface surface = new RecordingSurface(1);
            new ChalkStroke(sheet(185), true, 36, progress).paint(surface, new Box(0, 0, 200, 350), PUB.theme());
            assertThat(surface.count("rectangle")).isGreaterThan(before);
            before = surface.count("rectangle");
        }
    }

    @Test
    void aSheetDrawsAsManyStrokesAsTheScoresAre() {
        long none = lines(sheet(0));

        assertThat(lines(sheet(5)) - none).isEqualTo(1);
        assertThat(lines(sheet(185)) - none).isEqualTo(37);
        assertThat(lines(sheet(300)) - none).isEqualTo(60);
    }

    @Test
    void aStrokeIsDrawnNeitherBeforeItsBeginNorBeyondItsEnd() {
        assertThatThrownBy(() -> new ChalkStroke(sheet(5), true, 1, 1.1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static ChalkSheet sheet(int points) {
        return sheet(points, 300);
    }

    private static ChalkSheet sheet(int points, int target) {
        return new ChalkSheet(
                "Score", new ChalkSheet.Side("You", points, false), new ChalkSheet.Side("Walter", 0, false), target);
    }

    private static long lines(ChalkSheet sheet) {
        RecordingSurface surface = new RecordingSurface(1);
        sheet.paint(surface, new Box(0, 0, 200, 350), PUB.theme());
        return surface.count("lineTo");
    }
}
