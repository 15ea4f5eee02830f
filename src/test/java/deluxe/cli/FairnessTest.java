package deluxe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.Deal;
import deluxe.dominoes.DoubleSet;
import deluxe.dominoes.Tile;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code docs/fairness.md} has the same over a million deals. */
class FairnessTest {
    private static final int DEALS = 40_000;
    /** Chance goes beyond this once in 30,000 sums. */
    private static final double MOST_DEVIATIONS = 4;

    static List<Fairness.Kind> kinds() {
        return Fairness.Kind.ALL;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void dealsAreAsTheyWouldBeByChance(Fairness.Kind kind) {
        assertThat(kind.tally(DEALS).findings())
                .allSatisfy(finding -> assertThat(finding.deviations())
                        .as(finding.toString())
                        .isBetween(-MOST_DEVIATIONS, MOST_DEVIATIONS));
    }

    /** As seeds 1, 2, 3 ... once were: the first draws of a stream, which nobody had shaken, name the last tiles. */
    @Test
    void aGeneratorWhoseNeighbouringSeedsDealAlikeIsFound() {
        DealTally tally = new DealTally();
        for (int number = 1; number <= DEALS; number++) {
            int[] order = new int[DealTally.TILES];
            for (int at = 0; at < order.length; at++) {
                order[at] = at;
            }
            Rng.derive(new Seed(0, 0, 0, number), 1, 1).shuffle(order);
            tally.add(deal(order), 0);
        }

        assertThat(tally.findings().get(0).deviations()).isGreaterThan(100);
        assertThat(tally.findings().get(2).deviations()).isGreaterThan(100);
    }

    private static Deal deal(int[] order) {
        List<Tile> tiles = new ArrayList<>();
        for (int index : order) {
            tiles.add(Tile.at(index));
        }
        return Deal.of(DoubleSet.SIX, tiles);
    }

    @Test
    void aHandWithTooManyDoublesIsFound() {
        DealTally tally = new DealTally();
        for (int number = 1; number <= DEALS; number++) {
            List<Tile> tiles = new ArrayList<>(
                    Deal.of(new Seed(5, 0, 0, number), 1, DoubleSet.SIX).tiles());
            if (number % 5 == 0 && !tiles.get(0).isDouble() && tiles.get(27).isDouble()) {
                Collections.swap(tiles, 0, 27);
            }
            tally.add(Deal.of(DoubleSet.SIX, tiles), number % 28);
        }

        assertThat(tally.findings().get(3).deviations()).isGreaterThan(MOST_DEVIATIONS);
    }

    @Test
    void theCommandSaysHowFarEachSumIsFromChance() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), printed, printed);

        assertThat(Deluxe.run(List.of("fairness", "--deals", "10000"), console)).isEqualTo(Command.OK);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("practice, seeds 1, 2, 3 ...", "sealed, keys 1, 2, 3 ...")
                .containsPattern("the place of each tile +\\d+\\.\\d of 729 +[+-]\\d\\.\\d");
        assertThat(Deluxe.run(List.of("fairness", "--deals", "10"), console)).isEqualTo(Command.MISUSED);
        assertThat(Deluxe.run(List.of("fairness", "--stream", "dice"), console)).isEqualTo(Command.MISUSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"practice", "neighbours", "sealed"})
    void aStreamIsWrittenUntilNobodyReadsIt(String kind) {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        OutputStream reader = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                if (read.size() == 1 << 20) {
                    throw new IOException("nobody reads any more");
                }
                read.write(one);
            }
        };
        DealStream.named(kind).writeUntilNobodyReads(new PrintStream(reader));

        int[] counts = new int[256];
        for (byte one : read.toByteArray()) {
            counts[one & 0xff]++;
        }
        assertThat(new ChiSquare(kind, ChiSquare.of(counts, read.size() / 256.0), 255).deviations())
                .isBetween(-MOST_DEVIATIONS, MOST_DEVIATIONS);
    }
}
