package deluxe.stage.classic;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Split;
import deluxe.ports.Display;
import deluxe.ports.RecordingSurface;
import deluxe.ports.SafeArea;
import deluxe.stage.Paintbox;
import deluxe.stage.art.Box;
import deluxe.stage.art.Stills;
import deluxe.stage.tiles.Bone;
import deluxe.stage.tiles.FreeSpace;
import deluxe.stage.tiles.OpponentRow;
import deluxe.stage.tiles.SteppedMatch;
import deluxe.stage.tiles.TableItems;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.TableUse;
import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerandaFurnitureTest {
    private static final VerandaStyle VERANDA = new VerandaStyle();
    private static final double LATER = 500;

    @Test
    void theOpponentsThoughtIsOverAsSoonAsItActs() {
        SteppedMatch match = whereTheOpponentThinks();
        VerandaFurniture furniture = at(match);
        furniture.acted(Seat.OPPONENT, match.view().otherHandSize() - 1, LATER);

        assertThat(showsThought(furniture, LATER - 1)).isTrue();
        assertThat(showsThought(furniture, LATER)).isFalse();
    }

    @Test
    void thePlateCountsATileThatLeavesTheHandWhileTheRestIsStillTold() {
        SteppedMatch match = whereTheOpponentThinks();
        VerandaFurniture furniture = at(match);
        int before = match.view().otherHandSize();
        furniture.acted(Seat.OPPONENT, before - 1, LATER);

        assertThat(furniture.seated(Seat.OPPONENT, LATER - 1).tiles()).isEqualTo(before);
        assertThat(furniture.seated(Seat.OPPONENT, LATER + LATER).tiles()).isEqualTo(before - 1);
    }

    @Test
    void wordsOverTheBoardAreToLeaveTheLineForMessagesInSight() {
        VerandaFurniture furniture = at(whereTheOpponentThinks());

        assertThat(furniture.keptInSight()).containsExactly(furniture.places().message());
    }

    /** The settings say whether the board is tidy, and can be opened before any tile lies there. */
    @ParameterizedTest
    @CsvSource({"375,667,true", "568,320,true", "900,600,false"})
    void whetherTheBoardIsSmallIsKnownBeforeATileLiesThere(int width, int height, boolean small) {
        boolean[] told = {!small};
        Tidiness tidiness = new Tidiness() {
            @Override
            public void board(boolean isSmall) {
                told[0] = isSmall;
            }

            @Override
            public boolean isTidy() {
                return false;
            }
        };
        ClassicRoom.veranda(AskedWords.words(), tidiness)
                .layout(new Display.Size(width, height, 1), SafeArea.WHOLE, false, TableUse.PLAYING, RuleSet.ALL_FIVES);

        assertThat(told[0]).isEqualTo(small);
    }

    @ParameterizedTest
    @CsvSource({"375,667", "320,568", "568,320", "900,600", "1024,768"})
    void theOpponentsTilesAreTurnedUpWhereItsHandIsThoughTheBoardReachesSoFar(int width, int height) {
        VerandaFurniture furniture = new VerandaFurniture(AskedWords.words());
        ClassicLayout layout = ClassicLayout.of(
                        VERANDA, new Display.Size(width, height, 1), SafeArea.WHOLE, new TableNeeds(7, false, false))
                .orElseThrow();
        furniture.fit(layout, RuleSet.ALL_FIVES);
        TableLayout table = layout.table();
        SteppedMatch end =
                SteppedMatch.until(match -> match.awaitsDeal() && match.view().otherHandSize() > 1);
        TableItems items = TableItems.create();
        items.fit(table, Optional.of(furniture.boneyard()), 1);
        items.board().lay(end.view().rules(), end.view().tableau(), "");
        items.opponent().lay(end.view().otherHandSize(), end.state().revealed());
        new FreeSpace(items, table).turnUp();
        items.opponent().place();

        double bottom = OpponentRow.revealedBottom(table.opponentRow(), table.frame());
        for (Bone bone : items.opponent().bones()) {
            Box box = bone.destination().box();
            assertThat(box.y()).isGreaterThan(table.frame().band());
            assertThat(box.bottom()).isLessThanOrEqualTo(bottom + .01);
        }
    }

    /** The length of the bar that shows how far it is to the target. */
    @ParameterizedTest
    @CsvSource({"256,48", "170,44"})
    void theBarIsAsLongWhateverIsWrittenBesideIt(int width, int height) {
        double few = bar(new VerandaSeat("Isabel", 5, 100, 3, false, false), width, height);

        assertThat(few).isPositive();
        assertThat(bar(new VerandaSeat("Isabel", 95, 100, 3, false, false), width, height))
                .isEqualTo(few);
        assertThat(bar(new VerandaSeat("Isabel", 5, 100, 12, false, false), width, height))
                .isEqualTo(few);
        assertThat(bar(new VerandaSeat("Isabel", 100, 100, 10, false, false), width, height))
                .isEqualTo(few);
    }

    private static double bar(VerandaSeat seat, int width, int height) {
        RecordingSurface surface = new RecordingSurface(1);
        seat.paint(surface, new Box(0, 0, width, height), VERANDA.theme());
        List<String> calls = surface.calls();
        int filled = calls.indexOf(calls.stream()
                .filter(call -> call.contains("rgba(90,80,60,.22)"))
                .findFirst()
                .orElseThrow());
        String shape = calls.get(filled - 1);
        return Double.parseDouble(Split.at(' ', shape).get(3));
    }

    @Test
    void theRibbonOfAMessageIsAsWideAsItsWordsWithinTheCloth() {
        VerandaFurniture furniture = at(whereTheOpponentThinks());
        ClassicLayout places = furniture.places();

        assertThat(places.message(10)).isEqualTo(places.message());
        assertThat(places.message(400).width()).isEqualTo(400);
        assertThat(places.message(400).centreX()).isEqualTo(places.message().centreX());
        assertThat(places.message(4000).width()).isEqualTo(places.cloth().width());
    }

    private static SteppedMatch whereTheOpponentThinks() {
        return SteppedMatch.until(needs -> needs.state().toMove().equals(Optional.of(Seat.OPPONENT)));
    }

    private static VerandaFurniture at(SteppedMatch match) {
        VerandaFurniture furniture = new VerandaFurniture(AskedWords.words());
        ClassicLayout layout = ClassicLayout.of(
                        VERANDA, new Display.Size(900, 600, 1), SafeArea.WHOLE, new TableNeeds(7, false, false))
                .orElseThrow();
        furniture.fit(layout, RuleSet.ALL_FIVES);
        furniture.lay(match.state());
        return furniture;
    }

    /** Whether the thought is painted: everything else that is painted above the tiles is further up the screen. */
    private static boolean showsThought(VerandaFurniture furniture, double nowMillis) {
        Box thought = furniture.places().veranda().thought();
        Stills stills = new Stills();
        RecordingSurface surface = new RecordingSurface(1);
        for (int frame = 0; frame == 0 || stills.isBehind(); frame++) {
            stills.begin();
            Paintbox paints = new Paintbox(surface, stills, VERANDA.theme(), true);
            furniture.paint(paints, furniture.places().table(), nowMillis);
        }
        return surface.painted().bottom() > thought.centreY();
    }
}
