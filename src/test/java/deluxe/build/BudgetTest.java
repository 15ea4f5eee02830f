package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final long KB = 1024;
    private static final Page GAME = new Page(
            "index",
            List.of(new PageEngine("index", "Main")),
            List.of("a.css"),
            "words",
            Optional.empty(),
            160 * KB,
            List.of());
    private static final Page DOOR =
            new Page("tables", List.of(), List.of("a.css"), "words", Optional.empty(), 40 * KB, List.of());

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
    void eachExcessIsReportedSeparately() {
        assertThat(budget.excesses(weight(161 * KB, 162 * KB, 41 * KB, 3001 * KB)))
                .hasSize(5)
                .anyMatch(excess -> excess.contains("161.0 KB index.html on Wasm"))
                .anyMatch(excess -> excess.contains("41.0 KB tables.html on Wasm, but 40.0 KB is the limit"))
                .anyMatch(excess -> excess.contains("3001.0 KB in all, but 3000.0 KB is the limit"));
    }

    @Test
    void whatAServerWithoutBrotliSendsIsToldButNotHeldToTheLimit() {
        Download packed = new Download(KB, 999 * KB);
        Weight weight = new Weight(List.of(new Weight.OfPage(GAME, packed, packed, Map.of())), packed);

        assertThat(budget.excesses(weight)).isEmpty();
        assertThat(weight.inWords()).contains("index.html: 1.0 KB (999.0 KB with gzip) on Wasm");
    }

    @Test
    void aLanguageHasALimitOfItsOwnForAllThatItsBrowserLoads() {
        Page.InLanguage spanish = new Page.InLanguage("es", List.of("words/es.txt"), 165 * KB);
        Page page = new Page(
                "index",
                List.of(new PageEngine("index", "Main")),
                List.of("a.css"),
                "words",
                Optional.empty(),
                160 * KB,
                List.of(spanish));
        Download wasm = new Download(159 * KB, 0);
        Download javascript = new Download(150 * KB, 0);
        Map<Page.InLanguage, Download> languages = Map.of(spanish, new Download(7 * KB, 0));
        Weight weight = new Weight(List.of(new Weight.OfPage(page, wasm, javascript, languages)), wasm);

        assertThat(budget.excesses(weight))
                .containsExactly(
                        "the bundle is over budget: 166.0 KB index.html in es on Wasm, but 165.0 KB is the limit");
        assertThat(weight.inWords()).contains("7.0 KB (0.0 KB with gzip) in es");
    }

    private static Weight weight(long wasm, long javascript, long door, long everything) {
        return new Weight(
                List.of(
                        new Weight.OfPage(
                                GAME, new Download(wasm, wasm), new Download(javascript, javascript), Map.of()),
                        new Weight.OfPage(DOOR, new Download(door, door), new Download(door, door), Map.of())),
                new Download(everything, everything));
    }
}
