package deluxe.stage.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Throw;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.ports.Display.Size;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.dice.DiePose;
import deluxe.stage.dice.Flick;
import deluxe.stage.dice.ThrowBoard;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiceOnBoardTest {
    private static final Throw PAIR = new Throw(3, 5, 3);
    private static final Throw LAST = new Throw(3, 6, 3);
    private static final int THE_OTHER = 1;
    private static final double AT_REST = 1e6;

    /** What cannot be told from the edge of the board. */
    private static final double HAIR = .5;

    @Test
    void keptDiceStayWhereTheyFell() {
        DiceOnBoard dice = riffa(1);
        dice.start(PAIR, Optional.empty(), Flick.PLAIN, 0);
        List<DiePose> before = poses(dice);
        dice.start(LAST, Optional.of(THE_OTHER), Flick.PLAIN, 0);

        assertThat(poses(dice)).contains(before.get(0), before.get(2)).doesNotContain(before.get(1));
    }

    @Test
    void allDiceOfRiffaLieOnTheBoardAtEverySize() {
        for (int seed = 0; seed < 6; seed++) {
            DiceOnBoard dice = riffa(seed);
            dice.start(PAIR, Optional.empty(), Flick.PLAIN, 0);
            dice.start(LAST, Optional.of(THE_OTHER), Flick.PLAIN, 0);
            List<PlacedDie> lying = dice.placed(AT_REST);
            assertThat(lying).hasSize(3).allMatch(PlacedDie::lies);
            for (int width = 280; width <= 2560; width += 95) {
                for (int height = 240; height <= 1440; height += 75) {
                    assertOnBoard(lying, TavernLayout.of(new Size(width, height, 1), SafeArea.WHOLE, seed % 2 == 0));
                }
            }
        }
    }

    private static void assertOnBoard(List<PlacedDie> lying, TavernLayout layout) {
        BoardPlace place = new BoardPlace(ThrowBoard.TAVERN, layout.field(), layout.scale());
        Box board = layout.board().grown(HAIR);
        assertThat(within(board, layout.room().grown(HAIR))).isTrue();
        assertThat(within(layout.line(), layout.room())).isTrue();
        assertThat(layout.line().y()).isGreaterThan(layout.board().bottom());
        for (PlacedDie die : lying) {
            assertThat(within(place.onDisplay(die.solid().box(), 64), board))
                    .as("a die on %s in %s", board, layout.room())
                    .isTrue();
        }
    }

    private static boolean within(Box inner, Box outer) {
        return inner.x() >= outer.x()
                && inner.y() >= outer.y()
                && inner.right() <= outer.right()
                && inner.bottom() <= outer.bottom();
    }

    private static List<DiePose> poses(DiceOnBoard dice) {
        return dice.placed(AT_REST).stream().map(PlacedDie::pose).toList();
    }

    private static DiceOnBoard riffa(int seed) {
        return new DiceOnBoard(tries -> Rng.derive(Seed.of("d1ce0f70c0de"), seed, tries));
    }
}
