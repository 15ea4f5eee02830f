package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documents hang together. */
class DocumentsTest {
    private static final Path DECISIONS = Path.of("docs/decisions");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s:]+)(?:#[^)]*)?\\)");

    @Test
    void eachLinkBetweenDocumentsLeadsToAFile() throws IOException {
        List<String> lost = new ArrayList<>();
        int links = 0;
        for (Path document : documents()) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                links++;
                if (!Files.exists(document.resolveSibling(link.group(1)))) {
                    lost.add(document + " -> " + link.group(1));
                }
            }
        }

        assertThat(links).isGreaterThan(100);
        assertThat(lost).isEmpty();
    }

    @Test
    void eachDecisionBeginsWithTheNumberInItsName() throws IOException {
        for (Path decision : markdownIn(DECISIONS)) {
            String name = decision.getFileName().toString();
            if (!name.equals("README.md")) {
                assertThat(Files.readString(decision)).as(name).startsWith("# " + name.substring(0, 3) + " ");
            }
        }
    }

    private static List<Path> documents() throws IOException {
        List<Path> all =
                new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md"), Path.of("CHANGELOG.md")));
        all.addAll(markdownIn(Path.of("docs")));
        return all;
    }

    private static List<Path> markdownIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }
}
