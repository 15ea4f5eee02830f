package deluxe.walls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The links from document to document.
 *
 * @param lost those that lead to no file
 */
public record DocumentLinks(int number, List<String> lost) {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s:]+)(?:#[^)]*)?\\)");

    /** Those of the project, or of a release, in this folder. */
    public static DocumentLinks in(Path root) throws IOException {
        List<Path> documents = new ArrayList<>();
        for (String name : List.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md")) {
            documents.add(root.resolve(name));
        }
        documents.addAll(markdownIn(root.resolve("docs")));
        List<String> lost = new ArrayList<>();
        int links = 0;
        for (Path document : documents) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                links++;
                if (!Files.exists(document.resolveSibling(link.group(1)))) {
                    lost.add(document + " -> " + link.group(1));
                }
            }
        }
        return new DocumentLinks(links, List.copyOf(lost));
    }

    static List<Path> markdownIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }
}
