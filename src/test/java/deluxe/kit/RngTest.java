package deluxe.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RngTest {
    private static final Seed SEED = Seed.of("c0ffee");

    @Test
    void theSameSeedPurposeAndNumberGiveTheSameStream() {
        assertThat(draws(Rng.derive(SEED, 1, 7))).isEqualTo(draws(Rng.derive(SEED, 1, 7)));
    }

    @Test
    void anotherSeedPurposeOrNumberGivesAnotherStream() {
        int[] stream = draws(Rng.derive(SEED, 1, 7));

        assertThat(draws(Rng.derive(SEED, 2, 7))).isNotEqualTo(stream);
        assertThat(draws(Rng.derive(SEED, 1, 8))).isNotEqualTo(stream);
        assertThat(draws(Rng.derive(Seed.of("c0ffef"), 1, 7))).isNotEqualTo(stream);
    }

    @Test
    void everyNumberBelowTheBoundIsDrawnEquallyOften() {
        Rng rng = Rng.derive(SEED, 3, 0);
        int[] counts = new int[28];
        int draws = 28_000 * 20;
        for (int draw = 0; draw < draws; draw++) {
            counts[rng.below(28)]++;
        }

        assertThat(chiSquare(counts, draws / 28.0)).isLessThan(60);
    }

    @Test
    void everyOrderOfFourComesOutOfAShuffleEquallyOften() {
        int[] counts = new int[256];
        Rng rng = Rng.derive(SEED, 4, 0);
        int shuffles = 24 * 10_000;
        for (int shuffle = 0; shuffle < shuffles; shuffle++) {
            int[] items = {0, 1, 2, 3};
            rng.shuffle(items);
            counts[items[0] << 6 | items[1] << 4 | items[2] << 2 | items[3]]++;
        }
        int[] orders = Arrays.stream(counts).filter(count -> count > 0).toArray();

        assertThat(orders).hasSize(24);
        assertThat(chiSquare(orders, shuffles / 24.0)).isLessThan(55);
    }

    @Test
    void theFirstTileOfConsecutiveDealsIsFair() {
        int[] counts = new int[28];
        int deals = 28 * 5_000;
        for (int deal = 0; deal < deals; deal++) {
            int[] tiles = IntStream.range(0, 28).toArray();
            Rng.derive(SEED, 1, deal).shuffle(tiles);
            counts[tiles[0]]++;
        }

        assertThat(chiSquare(counts, deals / 28.0)).isLessThan(60);
    }

    @Test
    void aBoundBelowOneIsRefusedByName() {
        assertThatThrownBy(() -> Rng.derive(SEED, 0, 0).below(0)).hasMessageContaining("0");
    }

    @Test
    void aSeedIsReadAndWrittenWhole() {
        assertThat(Seed.of("0123456789abcdef00000000FFFFFFFF").hex()).isEqualTo("0123456789abcdef00000000ffffffff");
        assertThat(Seed.of("1f").hex()).isEqualTo("0000000000000000000000000000001f");
    }

    @Test
    void aSeedThatIsNotHexadecimalIsRefusedByName() {
        assertThatThrownBy(() -> Seed.of("12g4")).hasMessageContaining("12g4");
        assertThatThrownBy(() -> Seed.of("")).hasMessageContaining("1 to 32");
        assertThatThrownBy(() -> Seed.of("0".repeat(33))).hasMessageContaining("33");
    }

    private static int[] draws(Rng rng) {
        return IntStream.range(0, 50).map(at -> rng.nextInt()).toArray();
    }

    private static double chiSquare(int[] counts, double expected) {
        return Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }
}
