package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Boards;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.ports.Display;
import deluxe.ports.RecordingSprite;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.art.Contrast;
import deluxe.stage.art.Picture;
import deluxe.stage.art.TileSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassicPicturesTest {
    private static final RoomStyle VERANDA = new VerandaStyle();
    private static final RoomStyle PUB = new PubStyle();
    private static final double ROUNDING = .01;
    private static final ChalkSheet SHEET = new ChalkSheet(
            "Score", new ChalkSheet.Side("You", 345, true), new ChalkSheet.Side("Walter", 140, false), 300);

    static Stream<Framed> framed() {
        return Stream.of(
                new Framed(VERANDA, new VerandaSeat("A very long name", 999, 300, 21, true, true), 256, 48),
                new Framed(VERANDA, new VerandaSeat("Isabel", 0, 100, 7, true, false), 130, 44),
                new Framed(VERANDA, new VerandaSum("Open ends", "5 + 6 + 4", 15), 200, 48),
                new Framed(VERANDA, new VerandaSum("Open ends", "", 10), 92, 38),
                new Framed(VERANDA, new MessageRibbon("Isabel contemplates…"), 300, 28),
                new Framed(VERANDA, new Thought(TileSet.IVORY, 3, false), 84, 44),
                new Framed(VERANDA, new Thought(TileSet.EBONY, 1, true), 158, 58),
                new Framed(VERANDA, new CountLabel("Boneyard", 14, false), 144, 26),
                new Framed(VERANDA, new CountLabel("Played", 3, true), 24, 15),
                new Framed(PUB, new PubSeat("Walter", 9, true, true), 176, 42),
                new Framed(PUB, new PubSeat("Walter", 21, false, false), 98, 42),
                new Framed(PUB, new PubSum("Ends", 25), 62, 40),
                new Framed(PUB, new PubButton("Boneyard", "33", "55", true, true, false), 172, 50),
                new Framed(PUB, new PubButton("I can’t go", "", "", false, false, false), 74, 44),
                new Framed(PUB, new ChalkLine("Your turn.\nAh, ah… no pulling bogus: the 6-2 fits."), 300, 30),
                new Framed(PUB, SHEET, 202, 358),
                new Framed(PUB, SHEET, 312, 84),
                new Framed(PUB, SHEET, 94, 160),
                new Framed(PUB, new ChalkStroke(SHEET, true, 36, .5), 202, 358),
                new Framed(PUB, new UsedSheet(9, "Used dominoes", "7 of 55", "played", "yours", "unseen"), 192, 392),
                new Framed(PUB, new UsedSheet(6, "Used dominoes", "7 of 28", "played", "yours", "unseen"), 300, 420),
                new Framed(PUB, new UsedMark(true), 13, 26),
                new Framed(PUB, new UsedMark(false), 13, 26));
    }

    record Framed(RoomStyle room, Picture picture, double width, double height) {
        Box box() {
            return new Box(100, 50, width, height);
        }

        RecordingSurface painted() {
            RecordingSurface surface = new RecordingSurface(2);
            picture.paint(surface, box(), room.theme());
            return surface;
        }
    }

    @ParameterizedTest
    @MethodSource("framed")
    void aPictureStaysWithinItsBoxAndItsBleed(Framed framed) {
        RecordingSurface.Area painted = framed.painted().painted();
        Box most = framed.box().grown(framed.picture.bleed(framed.box()) + ROUNDING);

        assertThat(painted.empty()).isFalse();
        assertThat(painted.left()).isGreaterThanOrEqualTo(most.x());
        assertThat(painted.top()).isGreaterThanOrEqualTo(most.y());
        assertThat(painted.right()).isLessThanOrEqualTo(most.right());
        assertThat(painted.bottom()).isLessThanOrEqualTo(most.bottom());
    }

    @ParameterizedTest
    @MethodSource("framed")
    void aPictureLeavesTheSurfaceAsItFoundIt(Framed framed) {
        RecordingSurface surface = framed.painted();

        assertThat(surface.unrestored()).isZero();
        assertThat(surface.lastingChanges()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("framed")
    void anEqualPictureIsDrawnWithTheSameCalls(Framed framed) {
        assertThat(framed.painted().calls()).isEqualTo(framed.painted().calls());
    }

    /** From the smallest size at which a page embeds the game. */
    @ParameterizedTest
    @CsvSource({
        "Isabel,450,300",
        "Amara,450,300",
        "Bruno,450,300",
        "Magda,450,300",
        "Bruno,900,600",
        "Magda,900,600",
        "Isabel,900,600",
        "Amara,320,568",
        "Bruno,320,568",
        "Isabel,320,568"
    })
    void theOpponentsNameIsWrittenWholeAtEverySize(String name, int width, int height) {
        Display.Size size = new Display.Size(width, height, 1);
        Box plate = ClassicLayout.of(VERANDA, size, SafeArea.WHOLE, new TableNeeds(7, false, false))
                .orElseThrow()
                .table()
                .plates()
                .other();
        RecordingSurface surface = new RecordingSurface(2);
        new VerandaSeat(name, 95, 100, 7, false, true).paint(surface, plate, VERANDA.theme());

        assertThat(surface.calls()).anyMatch(call -> call.startsWith("text \"" + name + "\""));
    }

    /** The widths of plates above the lessons on the smallest phone. */
    @ParameterizedTest
    @ValueSource(doubles = {88, 96, 116})
    void nothingOnANarrowPlateReachesTheOthersPortraitAndNoNameIsCutToALetter(double width) {
        Box plate = new Box(0, 0, width, 38);
        for (String name : List.of("You", "Computer")) {
            RecordingSurface surface = new RecordingSurface(2);
            new VerandaSeat(name, 10, 100, 3, false, false).paint(surface, plate, VERANDA.theme());

            assertThat(surface.calls()).noneMatch(call -> call.startsWith("text \"Y…") || call.startsWith("text \"C…"));
            assertThat(surface.calls()).anyMatch(call -> call.startsWith("text \"10\""));
        }
    }

    /** The sizes of plates beside the lessons on phones that are on their side. */
    @ParameterizedTest
    @CsvSource({"173,38", "160,40", "190,38"})
    void namesAreWrittenWholeBesideLessons(double width, double height) {
        Box plate = new Box(0, 0, width, height);
        for (String name : List.of("You", "Bruno", "Isabel")) {
            RecordingSurface surface = new RecordingSurface(2);
            new VerandaSeat(name, 10, 100, 2, false, true).paint(surface, plate, VERANDA.theme());

            assertThat(surface.calls()).anyMatch(call -> call.startsWith("text \"" + name + "\""));
        }
    }

    @Test
    void inThePubANameThatHasRoomIsWritten() {
        RecordingSurface surface = new RecordingSurface(2);
        new PubSeat("You", 2, true, false).paint(surface, new Box(0, 0, 125, 38), PUB.theme());

        assertThat(surface.calls()).anyMatch(call -> call.startsWith("text \"You\""));
    }

    /** Hosts may send such names. */
    @Test
    void aLongNameIsCutWithAnEllipsisBeforeItIsTooSmallToRead() {
        String name = "Maximiliana Featherstonehaugh-Cholmondeley";
        ChalkSheet.Side side = new ChalkSheet.Side(name, 15, true);
        List<Framed> all = List.of(
                new Framed(PUB, new ChalkSheet("", side, side, 300), 102, 254),
                new Framed(PUB, new ChalkSheet("", side, side, 300), 312, 84),
                new Framed(PUB, new PubSeat(name, 7, true, true), 176, 42),
                new Framed(VERANDA, new VerandaSeat(name, 5, 100, 7, true, true), 256, 48),
                new Framed(VERANDA, new VerandaSeat(name, 5, 100, 7, true, true), 170, 44));

        assertThat(all).allSatisfy(framed -> {
            RecordingSurface painted = framed.painted();
            String written = Stream.concat(
                            painted.calls().stream(),
                            painted.sprites().stream().flatMap(sprite -> sprite.surface().calls().stream()))
                    .filter(call -> call.startsWith("text \"M"))
                    .findFirst()
                    .orElseThrow();
            assertThat(written).contains("…");
            assertThat(Double.parseDouble(written.substring(written.lastIndexOf(' '))))
                    .isGreaterThan(6.5);
        });
    }

    /** Shapes that throw a shadow are black. */
    @Test
    void nothingThatThrowsAShadowIsSeenAmongThePlayedTiles() {
        Tableau played = Boards.lay(RuleSet.ALL_FIVES.doubles(), "5-5, 5-3 on 5-5 near, 3-0 on 5-3, 5-4 on 5-5 far");
        Framed sheet = new Framed(VERANDA, new PlayedSheet("Played · 4", played, TileSet.IVORY), 700, 200);

        assertThat(sheet.painted().calls()).isNotEmpty().noneMatch(call -> call.contains("#000000"));
    }

    @Test
    void onANarrowSlateCrossesHaveTheRoomOfTheSecondMarks() {
        Box narrow = new Box(0, 0, 102, 254);
        ChalkSheet sheet = new ChalkSheet("", SHEET.other(), SHEET.other(), 300);
        ChalkTally own = sheet.tally(narrow, true);
        ChalkTally other = sheet.tally(narrow, false);

        assertThat(own.step()).isGreaterThan(10);
        assertThat(other.box().x() - own.box().right()).isGreaterThanOrEqualTo(16);
        assertThat(other.box().width()).isEqualTo(own.box().width());
    }

    @Test
    void pipsOfLightTilesThatCannotBePlayedAreReadable() {
        assertThat(Contrast.ofVeiledPips(TileSet.IVORY, VERANDA.theme())).isGreaterThan(3);
        assertThat(Contrast.ofVeiledPips(PubColours.LAMPLIT, PUB.theme())).isGreaterThan(3);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void theGroundIsPaintedAtEverySizeAndGivesItsSpritesBack(RoomStyle room) {
        for (Display.Size size : sizes()) {
            RecordingSurface surface = new RecordingSurface(1);
            Box all = new Box(0, 0, size.width(), size.height());
            room.ground(layout(room, size)).paint(surface, all, room.theme());

            assertThat(surface.unrestored()).isZero();
            assertThat(surface.lastingChanges()).isEmpty();
            assertThat(surface.sprites()).allMatch(RecordingSprite::dropped);
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void theGroundOfAnEqualLayoutIsEqual(RoomStyle room) {
        Display.Size size = new Display.Size(900, 600, 1);

        assertThat(room.ground(layout(room, size))).isEqualTo(room.ground(layout(room, size)));
    }

    @ParameterizedTest
    @CsvSource({
        "192,392,9",
        "192,392,6",
        "300,420,6",
        "334,318,9",
        "334,318,6",
        "270,237,9",
        "209,123,9",
        "312,184,9",
        "367,334,9"
    })
    void everyTileOfTheSetHasAPlaceOfItsOwnOnTheSlateBesideTheLegend(int width, int height, int highest) {
        Box slate = new Box(0, 0, width, height);
        UsedChart chart = new UsedChart(slate, highest);
        RecordingSurface surface = new RecordingSurface(1);
        new UsedSheet(highest, "Fichas jugadas", "15 de 55", "Jugadas", "Tuyas", "Sin ver")
                .paint(surface, slate, PUB.theme());
        Box first = filled(surface, "#fff6dc");
        Box second = filled(surface, "#b5ae9b");
        double bottom = second.bottom() + second.y() - first.y();
        Box legend = new Box(first.x(), first.y(), chart.within().right() - first.x(), bottom - first.y());
        Set<String> places = new TreeSet<>();
        for (int high = 0; high <= highest; high++) {
            for (int low = 0; low <= high; low++) {
                Box cell = chart.cell(high, low);
                places.add(cell.x() + " " + cell.y());
                assertThat(chart.within().contains(cell.x(), cell.y())).isTrue();
                assertThat(chart.within().contains(cell.right(), cell.bottom())).isTrue();
                assertThat(cell.meets(legend)).isFalse();
            }
        }
        assertThat(places).hasSize((highest + 1) * (highest + 2) / 2);
    }

    /** The first box that was filled with this colour. */
    private static Box filled(RecordingSurface surface, String colour) {
        List<String> calls = surface.calls();
        int at = 0;
        while (!calls.get(at).startsWith("fill ") || !calls.get(at).contains(colour)) {
            at++;
        }
        while (!calls.get(at).startsWith("roundRectangle ")) {
            at--;
        }
        String[] parts = calls.get(at).split(" ", -1);
        return new Box(
                Double.parseDouble(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Double.parseDouble(parts[4]));
    }

    @Test
    void onlyIvoryTakesOnTheLightOfTheLamp() {
        assertThat(VERANDA.tiles(TileSet.IVORY)).isEqualTo(TileSet.IVORY);
        assertThat(PUB.tiles(TileSet.IVORY)).isNotEqualTo(TileSet.IVORY);
        assertThat(PUB.tiles(TileSet.HIGH_CONTRAST)).isEqualTo(TileSet.HIGH_CONTRAST);
    }

    @Test
    void spentTilesOfHighContrastAreGreyAndTheirPipsBlack() {
        TileSet spent = VerandaColours.spent(TileSet.HIGH_CONTRAST);
        String face = spent.face().last();

        spent.pips()
                .forEach(pip -> assertThat(Contrast.between(pip.last(), face)).isGreaterThan(12));
        assertThat(Contrast.between(face, TileSet.HIGH_CONTRAST.face().last())).isGreaterThan(1.5);
    }

    @Test
    void aLabelIsAsLargeWhenTheTenthTileIsThere() {
        assertThat(labelSize("9 / 28")).isEqualTo(labelSize("10 / 28"));
    }

    @Test
    void besideBacksALabelAndItsCountStandInALine() {
        RecordingSurface surface = new RecordingSurface(1);
        new PubButton("Boneyard", "14", "28", true, true, false).paint(surface, new Box(0, 0, 172, 50), PUB.theme());
        assertThat(surface.count("text \"Boneyard\" LEFT")).isEqualTo(1);
        assertThat(surface.count("text \"14\" RIGHT")).isEqualTo(1);
    }

    private static String labelSize(String count) {
        RecordingSurface surface = new RecordingSurface(1);
        new PubButton("Played", count, "28 / 28", false, true, false)
                .paint(surface, new Box(0, 0, 112, 44), PUB.theme());
        String label = surface.calls().stream()
                .filter(call -> call.startsWith("text \"Played\""))
                .findFirst()
                .orElseThrow();
        return label.substring(label.lastIndexOf(' '));
    }

    @Test
    void digitsInMessagesUseTheTextFont() {
        RecordingSurface surface = new RecordingSurface(1);
        new MessageRibbon("Bruno played 6-1.").paint(surface, new Box(0, 0, 330, 28), VERANDA.theme());

        List<String> texts = surface.calls().stream()
                .filter(call -> call.startsWith("text "))
                .toList();
        assertThat(texts).hasSize(5);
        String size = " 15.68";
        texts.forEach(text -> assertThat(text.endsWith(size)).isEqualTo(!text.matches("text \"[61]\".*")));
    }

    private static List<Display.Size> sizes() {
        return List.of(
                new Display.Size(320, 568, 1),
                new Display.Size(568, 320, 1),
                new Display.Size(900, 600, 1),
                new Display.Size(768, 1024, 1));
    }

    private static ClassicLayout layout(RoomStyle room, Display.Size size) {
        return ClassicLayout.of(room, size, SafeArea.WHOLE, new TableNeeds(7, true, false))
                .orElseThrow();
    }

    private static Stream<RoomStyle> rooms() {
        return Stream.of(VERANDA, PUB);
    }
}
