package deluxe.stage.tavern;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.Gambler;
import deluxe.ports.Display.Size;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class TavernPlacesTest {
    private static final int GRID = 24;

    @Test
    void allSevenGamblersCanBeTappedAtEverySize() {
        atEverySize(layout -> {
            Box area = layout.company();
            Company company = new Company(area);
            Set<Gambler> found = EnumSet.noneOf(Gambler.class);
            for (int across = 0; across < GRID; across++) {
                for (int down = 0; down < GRID; down++) {
                    company.at(
                                    area.x() + (across + .5) / GRID * area.width(),
                                    area.y() + (down + .5) / GRID * area.height())
                            .ifPresent(found::add);
                }
            }
            assertThat(found).hasSize(Gambler.values().length);
            assertThat(company.at(area.x() - 1, area.y())).isEmpty();
        });
    }

    @Test
    void whatIsSaidIsInTheRoomAtEverySize() {
        atEverySize(layout -> {
            Box said = SpeechArt.place(layout);
            assertThat(said.width()).as("at %s", layout.room()).isGreaterThan(45);
            assertThat(said.x()).isGreaterThanOrEqualTo(0);
            assertThat(said.y()).isGreaterThanOrEqualTo(0);
            assertThat(said.right()).isLessThanOrEqualTo(layout.room().right());
            assertThat(said.bottom()).isLessThan(layout.board().bottom());
        });
    }

    /** The board is there at once when the page opens, and then comes and goes. */
    @Test
    void theBoardGlidesInOnlyAfterItWasAway() {
        Entrance board = new Entrance();
        assertThat(board.share(true, 500, false)).isEqualTo(1);
        assertThat(board.share(false, 1000, false)).isEqualTo(1);
        assertThat(board.share(false, 1200, false)).isStrictlyBetween(0.0, 1.0);
        assertThat(board.share(false, 1500, false)).isZero();
        assertThat(board.share(true, 2000, false)).isZero();
        assertThat(board.share(true, 2200, false)).isStrictlyBetween(0.0, 1.0);
        assertThat(board.share(false, 2300, true)).isZero();
    }

    private static void atEverySize(Consumer<TavernLayout> look) {
        for (int width = 280; width <= 2560; width += 95) {
            for (int height = 240; height <= 1440; height += 60) {
                look.accept(TavernLayout.of(new Size(width, height, 1), SafeArea.WHOLE, width % 2 == 0));
            }
        }
    }
}
