package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final long KB = 1024;
    private static final Page GAME = new Page("index", Optional.of("Main"), List.of("a.css"), "words", 160 * KB);
    private static final Page DOOR = new Page("tables", Optional.empty(), List.of("a.css"), "words", 40 * KB);

    private final Budget budget = new Budget(new Pages(List.of(GAME, DOOR), 3000 * KB));

    @Test
    void aBundleAtItsLimitsIsWithinTheBudget() {
        assertThat(budget.excesses(weight(160 * KB, 160 * KB, 40 * KB, 3000 * KB)))
                .isEmpty();
    }

    @Test
    void anEngineOverTheLimitIsNamedWithItsFigureAndTheLimit() {
        assertThat(budget.excesses(weight(160 * KB, 171 * KB + 512, KB, 3000 * KB)))
                .containsExactly(
                        "the bundle is over budget: 171.5 KB index.html on JavaScript, but 160.0 KB is the" + " limit");
    }

    @Test
    void eachExcessIsToldForItself() {
        assertThat(budget.excesses(weight(161 * KB, 162 * KB, 41 * KB, 3001 * KB)))
                .hasSize(5)
                .anyMatch(excess -> excess.contains("161.0 KB index.html on Wasm"))
                .anyMatch(excess -> excess.contains("41.0 KB tables.html on Wasm, but 40.0 KB is the limit"))
                .anyMatch(excess -> excess.contains("3001.0 KB in all, but 3000.0 KB is the limit"));
    }

    @Test
    void whatAServerWithoutBrotliSendsIsToldButNotHeldToTheLimit() {
        Download packed = new Download(KB, 999 * KB);
        Weight weight = new Weight(List.of(new Weight.OfPage(GAME, packed, packed)), packed);

        assertThat(budget.excesses(weight)).isEmpty();
        assertThat(weight.inWords()).contains("index.html: 1.0 KB (999.0 KB with gzip) on Wasm");
    }

    private static Weight weight(long wasm, long javascript, long door, long everything) {
        return new Weight(
                List.of(
                        new Weight.OfPage(GAME, new Download(wasm, wasm), new Download(javascript, javascript)),
                        new Weight.OfPage(DOOR, new Download(door, door), new Download(door, door))),
                new Download(everything, everything));
    }
}
