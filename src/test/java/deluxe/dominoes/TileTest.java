package deluxe.dominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import deluxe.kit.Malformed;
import org.junit.jupiter.api.Test;

class TileTest {
    @Test
    void everyPairOfValuesIsOneTile() {
        for (int index = 0; index < Tile.LARGEST_SET; index++) {
            Tile tile = Tile.at(index);

            assertThat(tile.index()).isEqualTo(index);
            assertThat(Tile.of(tile.low(), tile.high())).isSameAs(tile);
            assertThat(Tile.of(tile.toString())).isSameAs(tile);
        }
    }

    @Test
    void theDoubleSixSetIsTheBeginningOfTheDoubleNineSet() {
        assertThat(Tile.countUpTo(6)).isEqualTo(28);
        assertThat(Tile.at(27)).hasToString("6-6");
        assertThat(Tile.at(28)).hasToString("7-0");
        assertThat(Tile.LARGEST_SET).isEqualTo(55);
    }

    @Test
    void theOtherHalfOfATile() {
        assertThat(Tile.of(5, 3).otherHalf(3)).isEqualTo(5);
        assertThat(Tile.of(4, 4).otherHalf(4)).isEqualTo(4);
        assertThatThrownBy(() -> Tile.of(5, 3).otherHalf(4)).hasMessage("5-3 has no 4");
    }

    @Test
    void anInvalidTileIsRefusedByName() {
        assertThatThrownBy(() -> new Tile(3, 5)).hasMessage("no such tile: 3-5");
        assertThatThrownBy(() -> Tile.of(10, 3)).hasMessage("no such tile: 10-3");
        for (String text : new String[] {"", "5", "3-5", "5-", "5_3", "a-3", "5-33", "9-:", "5--"}) {
            assertThatThrownBy(() -> Tile.of(text))
                    .isInstanceOf(Malformed.class)
                    .hasMessageContaining(text);
        }
    }
}
