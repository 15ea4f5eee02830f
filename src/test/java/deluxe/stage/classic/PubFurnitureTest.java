package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.Stills;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableLayout;
import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PubFurnitureTest {
    private static final PubStyle PUB = new PubStyle();
    private static final double ROUNDING = .01;

    @Test
    void nothingIsPaintedOverTilesThatAreTurnedUpOverTheButtons() {
        PubFurniture furniture = at(900, 600);
        TableLayout layout = furniture.places().table();
        RecordingSurface.Area above = painted(paints -> furniture.paint(paints, layout, 0));
        RecordingSurface.Area below = painted(paints -> furniture.paintBelow(paints, layout, 0));

        Box aside = furniture.boneyard().aside();
        assertThat(above.bottom()).isLessThan(aside.y());
        assertThat(below.bottom()).isGreaterThanOrEqualTo(aside.bottom());
    }

    @ParameterizedTest
    @CsvSource({"900,600", "375,667", "320,568", "667,375", "568,320", "1024,768"})
    void turnedUpTilesHaveBothButtonsAndNothingElse(int width, int height) {
        PubFurniture furniture = at(width, height);
        ClassicLayout places = furniture.places();
        Box aside = furniture.boneyard().aside();

        assertThat(aside.shared(places.table().playersHeap()))
                .isCloseTo(area(places.table().playersHeap()), within(ROUNDING));
        assertThat(aside.shared(places.pass())).isCloseTo(area(places.pass()), within(ROUNDING));
        assertThat(aside.meets(places.used())).isFalse();
        assertThat(aside.meets(places.rack())).isFalse();
        assertThat(aside.meets(places.message())).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"375,667,6", "375,667,9", "320,568,9", "667,375,9", "568,320,9", "568,320,6", "440,956,9"})
    void usedDominoesAreLargeEnoughToBeToldApart(int width, int height, int highest) {
        ClassicLayout places = at(width, height).places();
        Box panel = UsedDominoes.panel(places, highest);

        assertThat(new UsedChart(panel, highest).u()).isGreaterThan(11);
        assertThat(panel.y()).isGreaterThan(places.table().frame().band());
        assertThat(panel.bottom()).isLessThanOrEqualTo(places.rack().bottom());
        assertThat(panel.meets(places.used())).isFalse();
    }

    @Test
    void whatIsMentionedIsGoneWhenSomethingElseIsSaid() {
        PubFurniture furniture = at(900, 600);
        furniture.say("Isabel played 6-4.", 0);
        furniture.mention("Isabel contemplates.", 100);
        furniture.mention("Your turn.", 200);
        assertThat(furniture.messages(150)).containsExactly("Isabel played 6-4.", "Isabel contemplates.");
        assertThat(furniture.messages(250)).containsExactly("Isabel played 6-4.", "Your turn.");

        furniture.say("You played 4-4.", 300);
        assertThat(furniture.messages(400)).containsExactly("Isabel played 6-4.", "You played 4-4.");
    }

    @Test
    void usedDominoesAreCountedAsSoonAsATileLiesAndNotWhenEverythingHasBeenTold() {
        PubFurniture furniture = at(900, 600);
        furniture.count(SteppedMatch.withBoardOf(9).view(), 100);

        assertThat(furniture.usedAt(200).played()).hasSize(9);
    }

    private static PubFurniture at(int width, int height) {
        PubFurniture furniture = new PubFurniture(words());
        ClassicLayout layout = ClassicLayout.of(
                        PUB, new Display.Size(width, height, 1), SafeArea.WHOLE, new Sitting(9, false, false))
                .orElseThrow();
        furniture.fit(layout, RuleSet.MUGGINS);
        furniture.lay(SteppedMatch.withBoardOf(5).state());
        return furniture;
    }

    private static double area(Box box) {
        return box.width() * box.height();
    }

    /** What is painted when all pictures are there, of which a frame draws one. */
    private static RecordingSurface.Area painted(Consumer<Paintbox> painting) {
        Stills stills = new Stills();
        RecordingSurface surface = new RecordingSurface(1);
        for (int frame = 0; frame == 0 || stills.isBehind(); frame++) {
            stills.begin();
            painting.accept(new Paintbox(surface, stills, PUB.theme(), false));
        }
        return surface.painted();
    }

    /** Each text is what it is asked by. */
    private static RoomWords words() {
        return (RoomWords) Proxy.newProxyInstance(
                RoomWords.class.getClassLoader(),
                new Class<?>[] {RoomWords.class},
                (proxy, method, values) -> method.getName());
    }
}
