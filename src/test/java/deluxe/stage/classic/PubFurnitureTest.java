package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Event;
import deluxe.dominoes.RuleSet;
import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.FreeSpace;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.table.Seat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PubFurnitureTest {
    private static final PubStyle PUB = new PubStyle();

    @ParameterizedTest
    @CsvSource({"900,600", "900,662", "375,667", "320,568", "667,375", "568,320", "1024,768"})
    void whatIsSaidOfTheBoneyardHidesNeitherTheScoreNorTheLineForMessages(int width, int height) {
        PubFurniture furniture = at(width, height);
        TableItems items = TableItems.create();
        items.fit(furniture.places().table(), Optional.of(furniture.boneyard()), 1);
        items.heap().lay(furniture.boneyard().box(), 5);
        Box note = new FreeSpace(items, furniture.places().table())
                .besideHeap(new Box(0, 0, 225, 34), furniture.keptInSight());

        furniture.keptInSight().forEach(kept -> assertThat(note.meets(kept)).isFalse());
    }

    @Test
    void aMessageForLaterIsShownEvenIfAnotherIsShownFirst() {
        PubFurniture furniture = at(900, 600);
        furniture.say("You scored 10.", 500);
        furniture.say("It is Walter's turn.", 100);

        assertThat(furniture.messages(200)).containsExactly("It is Walter's turn.");
        assertThat(furniture.messages(500)).containsExactly("It is Walter's turn.", "You scored 10.");
    }

    @Test
    void whenARoundIsDealtNothingMoreIsSaidOfTheOneBefore() {
        PubFurniture furniture = at(900, 600);
        furniture.say("You scored 10.", 100);
        furniture.say("You went out: +5", 500);
        furniture.gathered(SteppedMatch.withBoardOf(5).view(), 200);

        assertThat(furniture.messages(900)).containsExactly("You scored 10.");
    }

    @Test
    void allTilesAreTheBoneyardsUntilTheyAreDealt() {
        SteppedMatch dealt = SteppedMatch.until(match -> match.has(Event.RoundDealt.class));
        PubFurniture furniture = at(900, 600);
        furniture.gathered(dealt.view(), 100);

        assertThat(furniture.counted(200))
                .isEqualTo(new ClassicFurniture.Counted(
                        "", 0, RuleSet.MUGGINS.set().tiles()));
        assertThat(furniture.seated(Seat.PLAYER, 200).tiles()).isZero();
        assertThat(furniture.seated(Seat.OPPONENT, 200).tiles()).isZero();
        assertThat(furniture.usedAt(200).own().size()).isZero();
        furniture.settle(dealt.state(), 900);
        assertThat(furniture.counted(1000).boneyard()).isEqualTo(dealt.view().boneyardSize());
        assertThat(furniture.seated(Seat.PLAYER, 1000).tiles())
                .isEqualTo(dealt.view().hand().size());
    }

    @ParameterizedTest
    @CsvSource({"375,667,6", "375,667,9", "320,568,9", "667,375,9", "568,320,9", "568,320,6", "440,956,9"})
    void usedDominoesAreLargeEnoughToBeToldApart(int width, int height, int highest) {
        ClassicLayout places = at(width, height).places();
        Box panel = UsedDominoes.panel(places, highest);

        assertThat(new UsedChart(panel, highest).u()).isGreaterThan(11);
        assertThat(panel.y()).isGreaterThan(places.table().frame().band());
        assertThat(panel.bottom()).isLessThanOrEqualTo(places.rack().bottom());
        assertThat(panel.meets(places.pub().used())).isFalse();
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

        assertThat(furniture.usedAt(200).played().size()).isEqualTo(9);
    }

    private static PubFurniture at(int width, int height) {
        PubFurniture furniture = new PubFurniture(AskedWords.words());
        ClassicLayout layout = ClassicLayout.of(
                        PUB, new Display.Size(width, height, 1), SafeArea.WHOLE, new TableNeeds(9, false, false))
                .orElseThrow();
        furniture.fit(layout, RuleSet.MUGGINS);
        furniture.lay(SteppedMatch.withBoardOf(5).state());
        return furniture;
    }
}
