package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks a page's accessibility with axe: WCAG 2.1 A and AA, and axe's own best practices. */
final class Axe {
    private static final Path SOURCE = Path.of("src/test/web/node_modules/axe-core/axe.min.js");

    /** Starts as soon as the page is at rest: until then, colours and sizes are not the final ones. */
    private static final String RUN = """
            window.kitAxe = null;
            window.kitRest.settle().then(() => axe.run(document, { resultTypes: ['violations'] })).then(
                found => { window.kitAxe = found.violations.flatMap(
                    rule => rule.nodes.map(node => rule.id + ': ' + node.target.join(' ') + ' (' + rule.help + ')')); },
                error => { window.kitAxe = ['axe failed: ' + error]; });
            """;

    private Axe() {}

    /** Fails with each rule that is broken and the element that breaks it. */
    static void check(GamePage page) {
        assertThat(faults(page)).as("accessibility").isEmpty();
    }

    static List<String> faults(GamePage page) {
        page.run(source() + "\n" + RUN);
        page.until("window.kitAxe !== null");
        return ((List<?>) page.run("return window.kitAxe"))
                .stream().map(String::valueOf).toList();
    }

    private static String source() {
        if (!Files.exists(SOURCE)) {
            throw new IllegalStateException("axe-core is missing: run npm ci in src/test/web");
        }
        try {
            return Files.readString(SOURCE);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
