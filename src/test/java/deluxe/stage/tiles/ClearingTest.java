package deluxe.stage.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Display;
import deluxe.stage.art.Box;
import deluxe.stage.deluxe.Layouts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClearingTest {
    private static final double WIDE = 300;
    private static final double HIGH = 50;

    private final Props props = Props.create();
    private final Box board;

    ClearingTest() {
        TableLayout layout = Layouts.of(new Display.Size(900, 600, 1));
        props.fit(layout, 1);
        board = props.board().box();
    }

    @Test
    void onABareBoardItIsNearTheUpperEdge() {
        Box box = new Clearing(props, List.of()).box(WIDE, HIGH);

        assertThat(box.centreX()).isEqualTo(board.centreX());
        assertThat(box.y()).isBetween(board.y(), board.y() + board.height() / 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 14, 20})
    void itLeavesInSightWhatItSpeaksOf(int tiles) {
        lay(tiles);
        List<Box> spared = new ArrayList<>();
        for (double y = board.y(); y < board.bottom() - 3 * HIGH; y += HIGH) {
            spared.add(new Box(board.centreX(), y, HIGH, HIGH));
        }
        Box box = new Clearing(props, spared).box(WIDE, HIGH);

        assertThat(spared).noneMatch(box::meets);
    }

    @Test
    void whereTheBoardIsFullItGoesBelowItButNotOverTheHand() {
        List<Box> full = List.of(board);
        assertThat(new Clearing(props, full).box(WIDE, HIGH).bottom()).isGreaterThan(board.bottom());

        props.hand().lay(Sitting.withBoardOf(1).state().view().hand().tiles());
        Box box = new Clearing(props, List.of()).box(WIDE, HIGH);
        assertThat(props.hand().bones())
                .noneMatch(bone -> bone.destination().box().meets(box));
    }

    @Test
    void itStaysWhereItIsWhateverIsLaidMeanwhile() {
        lay(1);
        Clearing clearing = new Clearing(props, List.of());
        Box before = clearing.box(WIDE, HIGH);
        lay(20);

        assertThat(clearing.box(WIDE, HIGH)).isEqualTo(before);
    }

    private void lay(int tiles) {
        TableState state = Sitting.withBoardOf(tiles).state();
        props.board().lay(state.view().rules(), state.view().tableau(), "");
    }
}
