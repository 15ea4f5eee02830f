package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is new, for the stores' pages: the quotes at the head of the newest version in {@code CHANGELOG.md}, one for each language. A quote
 * begins with the stores' name of its language, {@code > **en-US** ...}.
 */
final class StoreNotes {
    private static final Pattern QUOTE = Pattern.compile("> \\*\\*(\\w\\w-\\w\\w)\\*\\* (.*)");

    private StoreNotes() {}

    /** Writes them where the stores' tools look for them. Run at the project's root. */
    public static void main(String[] args) throws IOException {
        Path store = Path.of("store");
        for (Map.Entry<String, String> note :
                newest(Files.readString(Path.of("CHANGELOG.md"))).entrySet()) {
            for (Path file : files(store, note.getKey())) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, note.getValue() + "\n");
                System.out.println(file + ": " + note.getValue().length() + " characters");
            }
        }
    }

    /** Where the note of a language goes: Google's file, and Apple's. */
    static List<Path> files(Path store, String language) {
        return List.of(
                store.resolve("android").resolve(language).resolve("changelogs/default.txt"),
                store.resolve("ios").resolve(language).resolve("release_notes.txt"));
    }

    /** The notes of the first version in the text, by language. */
    static SortedMap<String, String> newest(String changelog) {
        List<String> lines = changelog
                .lines()
                .dropWhile(line -> !line.startsWith("## "))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> line.startsWith("> "))
                .collect(Collectors.toList());
        SortedMap<String, String> notes = new TreeMap<>();
        String language = "";
        for (String line : lines) {
            Matcher first = QUOTE.matcher(line);
            if (first.matches()) {
                language = first.group(1);
                notes.put(language, first.group(2));
            } else if (!language.isEmpty()) {
                notes.merge(language, line.substring("> ".length()), (before, more) -> before + " " + more);
            }
        }
        if (notes.isEmpty()) {
            throw new IllegalArgumentException(
                    "the newest version of the changelog has no note for the stores: > **en-US** ...");
        }
        return notes;
    }
}
