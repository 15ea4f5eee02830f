package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The documents hang together. */
class DocumentsTest {
    private static final Path DECISIONS = Path.of("docs/decisions");

    @Test
    void eachLinkBetweenDocumentsLeadsToAFile() throws IOException {
        DocumentLinks links = DocumentLinks.in(Path.of(""));

        assertThat(links.number()).isGreaterThan(100);
        assertThat(links.lost()).isEmpty();
    }

    @Test
    void eachDecisionBeginsWithTheNumberInItsName() throws IOException {
        for (Path decision : DocumentLinks.markdownIn(DECISIONS)) {
            String name = decision.getFileName().toString();
            if (!name.equals("README.md")) {
                assertThat(Files.readString(decision)).as(name).startsWith("# " + name.substring(0, 3) + " ");
            }
        }
    }
}
