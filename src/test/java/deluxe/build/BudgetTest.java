package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final long KB = 1024;

    private final Budget budget = new Budget(160 * KB, 3000 * KB);

    @Test
    void aBundleAtItsLimitsIsWithinTheBudget() {
        assertThat(budget.excesses(weight(160 * KB, 160 * KB, 3000 * KB))).isEmpty();
    }

    @Test
    void anEngineOverTheLimitIsNamedWithItsFigureAndTheLimit() {
        assertThat(budget.excesses(weight(160 * KB, 171 * KB + 512, 3000 * KB)))
                .containsExactly("the bundle is over budget: 171.5 KB until playable on JavaScript, but 160.0 KB is the"
                        + " limit");
    }

    @Test
    void eachExcessIsToldForItself() {
        assertThat(budget.excesses(weight(161 * KB, 162 * KB, 3001 * KB)))
                .hasSize(3)
                .anyMatch(excess -> excess.contains("161.0 KB until playable on Wasm"))
                .anyMatch(excess -> excess.contains("3001.0 KB in all, but 3000.0 KB is the limit"));
    }

    @Test
    void whatAServerWithoutBrotliSendsIsToldButNotHeldToTheLimit() {
        Weight weight = new Weight(
                new Download(KB, 999 * KB), new Download(KB, 999 * KB), Download.NOTHING, new Download(KB, 999 * KB));

        assertThat(budget.excesses(weight)).isEmpty();
        assertThat(weight.inWords()).contains("1.0 KB (999.0 KB with gzip) on Wasm");
    }

    private static Weight weight(long wasm, long javascript, long everything) {
        return new Weight(
                new Download(wasm, wasm),
                new Download(javascript, javascript),
                Download.NOTHING,
                new Download(everything, everything));
    }
}
