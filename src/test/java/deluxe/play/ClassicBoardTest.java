package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.ports.Drawer;
import deluxe.ports.Storage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClassicBoardTest {
    private final ClassicBoard board = new ClassicBoard();

    @Test
    void aSmallBoardIsTidyUntilThePlayerChooses() {
        assertThat(board.isTidy()).isFalse();
        board.board(true);
        assertThat(board.isTidy()).isTrue();
        board.choose(false);

        assertThat(board.isTidy()).isFalse();
    }

    @Test
    void whatIsChosenIsThereAtTheNextVisit() {
        Drawer drawer = new Drawer();
        board.keepIn(drawer);
        board.choose(true);
        ClassicBoard next = new ClassicBoard();
        next.keepIn(drawer);

        assertThat(next.isTidy()).isTrue();
    }

    @Test
    void whatIsChosenHoldsWhereNothingCanBeKept() {
        board.keepIn(new Storage() {
            @Override
            public Optional<String> read(String key) {
                return Optional.empty();
            }

            @Override
            public boolean write(String key, String text) {
                return false;
            }

            @Override
            public List<String> keys() {
                return List.of();
            }

            @Override
            public void forget(String key) {}
        });
        board.choose(true);

        assertThat(board.isTidy()).isTrue();
    }
}
