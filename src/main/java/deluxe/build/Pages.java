package deluxe.build;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** The list of pages, {@code src/main/pages.properties}: the one place that names them. */
public record Pages(List<Page> all, long limitBytes) {
    /** Where the list is, from the project's folder. */
    public static final Path LIST = Path.of("src/main/pages.properties");

    private static final String EVERYTHING = "everything";
    private static final Set<String> FIELDS = Set.of("main", "parts", "words", "kilobytes");
    private static final long KILOBYTE = 1024;

    /** Reads a list; a page that lacks something, or has something unknown, is refused by its name. */
    public static Pages read(Path list) throws IOException {
        Properties entries = new Properties();
        try (Reader reader = Files.newBufferedReader(list)) {
            entries.load(reader);
        }
        List<Page> pages = new ArrayList<>();
        for (String name : names(entries)) {
            pages.add(page(name, entries));
        }
        return new Pages(List.copyOf(pages), kilobytes(EVERYTHING, entries));
    }

    private static Set<String> names(Properties entries) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String key : entries.stringPropertyNames()) {
            int dot = key.indexOf('.');
            if (dot <= 0 || !FIELDS.contains(key.substring(dot + 1))) {
                throw new IOException(
                        "the list of pages has no field like " + key + "; it has " + new TreeSet<>(FIELDS));
            }
            names.add(key.substring(0, dot));
        }
        names.remove(EVERYTHING);
        return names;
    }

    private static Page page(String name, Properties entries) throws IOException {
        return new Page(
                name,
                Optional.ofNullable(entries.getProperty(name + ".main")),
                List.of(value(name, "parts", entries).split(" +")),
                value(name, "words", entries),
                kilobytes(name, entries));
    }

    private static long kilobytes(String name, Properties entries) throws IOException {
        String text = value(name, "kilobytes", entries);
        if (!text.matches("[1-9]\\d{0,5}")) {
            throw new IOException(name + ".kilobytes must be a whole number, not: " + text);
        }
        return KILOBYTE * Long.parseLong(text);
    }

    private static String value(String name, String field, Properties entries) throws IOException {
        String text = entries.getProperty(name + "." + field, "").strip();
        if (text.isEmpty()) {
            throw new IOException("the list of pages lacks " + name + "." + field);
        }
        return text;
    }

    /** The page of this name. */
    public Page named(String name) {
        return all.stream()
                .filter(page -> page.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no page " + name));
    }

    /** The pages that have engines. */
    List<Page> compiled() {
        return all.stream().filter(page -> page.main().isPresent()).toList();
    }

    boolean isPage(String file) {
        return all.stream().anyMatch(page -> page.html().equals(file));
    }
}
