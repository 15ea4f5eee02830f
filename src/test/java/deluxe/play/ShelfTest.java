package deluxe.play;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Malformed;
import deluxe.ports.Drawer;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShelfTest {
    private final Drawer drawer = new Drawer();
    private final Shelf shelf = new Shelf(drawer);

    /** A version reads what begins with its number or a lower one. */
    private static String read(Shelf shelf, int version) {
        Shelf.Found<String> found = shelf.read("game", text -> {
            if (text.isEmpty() || text.charAt(0) < '1' || text.charAt(0) > '0' + version) {
                throw new Malformed("not a game: " + text);
            }
            return text;
        });
        return found.flaw().isEmpty() ? found.value().orElse("nothing") : "flaw: " + found.flaw();
    }

    @Test
    void whatCannotBeReadIsSetAsideAndToldOnce() {
        drawer.write("game", "garbage");

        assertThat(read(shelf, 1)).isEqualTo("flaw: not a game: garbage");
        assertThat(read(shelf, 1)).isEqualTo("nothing");
        assertThat(drawer.lasting()).containsOnlyKeys("aside 1 game").containsValue("garbage");
    }

    @Test
    void whatANewerVersionWroteIsFoundAgainOnceThatVersionIsBackAndItsPlaceIsFree() {
        drawer.write("game", "2: of the newer version");
        read(shelf, 1);
        shelf.write("game", "1: begun since");

        Shelf later = new Shelf(drawer);
        assertThat(read(later, 2)).isEqualTo("1: begun since");
        later.forget("game");
        assertThat(read(later, 2)).isEqualTo("2: of the newer version");
        assertThat(drawer.lasting().get("game")).isEqualTo("2: of the newer version");
        later.forget("game");
        assertThat(read(later, 2)).isEqualTo("nothing");
    }

    @Test
    void nothingThatIsSetAsideReplacesAnything() {
        for (String text : new String[] {"9: a", "garbage", "8: b", "garbage"}) {
            drawer.write("game", text);
            read(shelf, 1);
        }
        assertThat(drawer.lasting().values()).containsExactlyInAnyOrder("9: a", "garbage", "8: b");

        assertThat(read(new Shelf(drawer), 8)).isEqualTo("8: b");
        assertThat(read(new Shelf(drawer), 8)).isEqualTo("8: b");
        drawer.forget("game");
        assertThat(read(new Shelf(drawer), 9)).isEqualTo("9: a");
        drawer.write("game", "rubbish");
        read(shelf, 1);
        assertThat(drawer.lasting().values()).contains("garbage", "rubbish");
    }

    @Test
    void whereThereIsNoRoomItStaysWhereItIsAndNothingIsWrittenOverIt() {
        drawer.write("game", "garbage");
        drawer.fill(0);
        assertThat(read(shelf, 1)).startsWith("flaw");

        assertThat(shelf.write("game", "1: begun since")).isFalse();
        assertThat(read(shelf, 1)).isEqualTo("1: begun since");
        shelf.forget("game");
        assertThat(drawer.lasting()).containsOnlyKeys("game").containsValue("garbage");

        drawer.fill(100);
        assertThat(shelf.write("game", "1: with room")).isTrue();
        assertThat(drawer.lasting().values()).containsExactlyInAnyOrder("garbage", "1: with room");
    }

    @Test
    void anEmptyTextIsNothingToKeep() {
        drawer.write("game", "");

        assertThat(read(shelf, 1)).startsWith("flaw");
        assertThat(drawer.lasting()).isEmpty();
        assertThat(shelf.text("game")).isEqualTo(Optional.empty());
    }
}
