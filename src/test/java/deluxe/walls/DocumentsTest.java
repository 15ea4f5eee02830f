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
    void eachDecisionHasItsLineInTheIndexUnderItsOwnTitle() throws IOException {
        List<String> index = Files.readAllLines(DECISIONS.resolve("README.md"));
        for (Path decision : markdownIn(DECISIONS)) {
            String name = decision.getFileName().toString();
            if (name.equals("README.md")) {
                continue;
            }
            String number = name.substring(0, 3);
            String title = Files.readAllLines(decision).get(0);
            String line = "- [" + number + "](" + name + ") " + title.substring("# 000 ".length());

            assertThat(title).as(name).startsWith("# " + number + " ");
            assertThat(index).as(line).anyMatch(each -> each.equals(line) || each.startsWith(line + " ("));
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
