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
import java.util.regex.Pattern;

/** The list of pages, {@code src/main/pages.properties}: the one place that names them. */
public record Pages(List<Page> all, long limitBytes) {
    /** Where the list is, from the project's folder. */
    public static final Path LIST = Path.of("src/main/pages.properties");

    private static final String EVERYTHING = "everything";
    private static final Pattern FIELDS =
            Pattern.compile("main(\\.[a-z][a-z-]*)?|words|moreWords|(parts|kilobytes)(\\.[a-z]{2}(-[A-Z]{2})?)?");
    private static final String MAIN = "main";
    private static final String PARTS = "parts";
    private static final String KILOBYTES = "kilobytes";
    private static final long KILOBYTE = 1024;

    /** Reads a list. A page with a missing or unknown field is refused by its name. */
    public static Pages read(Path list) throws IOException {
        Properties entries = new Properties();
        try (Reader reader = Files.newBufferedReader(list)) {
            entries.load(reader);
        }
        List<Page> pages = new ArrayList<>();
        for (String name : names(entries)) {
            pages.add(page(name, entries));
        }
        return new Pages(List.copyOf(pages), kilobytes(EVERYTHING, KILOBYTES, entries));
    }

    private static Set<String> names(Properties entries) throws IOException {
        Set<String> names = new TreeSet<>();
        for (String key : entries.stringPropertyNames()) {
            int dot = key.indexOf('.');
            if (dot <= 0 || !FIELDS.matcher(key.substring(dot + 1)).matches()) {
                throw new IOException("the list of pages has no field like " + key
                        + "; it has main, parts, words and kilobytes, and parts and kilobytes of a language");
            }
            names.add(key.substring(0, dot));
        }
        names.remove(EVERYTHING);
        return names;
    }

    private static Page page(String name, Properties entries) throws IOException {
        return new Page(
                name,
                engines(name, entries),
                parts(name, PARTS, entries),
                value(name, "words", entries),
                Optional.ofNullable(entries.getProperty(name + ".moreWords")),
                kilobytes(name, KILOBYTES, entries),
                languages(name, entries));
    }

    private static List<PageEngine> engines(String name, Properties entries) throws IOException {
        List<PageEngine> engines = new ArrayList<>();
        String main = name + "." + MAIN;
        for (String key : new TreeSet<>(entries.stringPropertyNames())) {
            if (key.equals(main)) {
                engines.add(new PageEngine(name, value(name, MAIN, entries)));
            } else if (key.startsWith(main + ".")) {
                String table = key.substring(main.length() + 1);
                engines.add(new PageEngine(table, value(name, MAIN + "." + table, entries)));
            }
        }
        return List.copyOf(engines);
    }

    /** A language with only the parts, or only the limit, is refused. */
    private static List<Page.InLanguage> languages(String name, Properties entries) throws IOException {
        Set<String> codes = new TreeSet<>();
        for (String key : entries.stringPropertyNames()) {
            String[] words = key.split("\\.", -1);
            if (words.length == 3 && words[0].equals(name) && !words[1].equals(MAIN)) {
                codes.add(words[2]);
            }
        }
        List<Page.InLanguage> languages = new ArrayList<>();
        for (String code : codes) {
            List<String> parts = parts(name, PARTS + "." + code, entries);
            languages.add(new Page.InLanguage(code, parts, kilobytes(name, KILOBYTES + "." + code, entries)));
        }
        return List.copyOf(languages);
    }

    private static List<String> parts(String name, String field, Properties entries) throws IOException {
        return List.of(value(name, field, entries).split(" +"));
    }

    private static long kilobytes(String name, String field, Properties entries) throws IOException {
        String text = value(name, field, entries);
        if (!text.matches("[1-9]\\d{0,5}")) {
            throw new IOException(name + "." + field + " must be a whole number, not: " + text);
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

    public Page named(String name) {
        return all.stream()
                .filter(page -> page.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no page " + name));
    }

    /** The engines of all pages. */
    List<PageEngine> engines() {
        return all.stream().flatMap(page -> page.engines().stream()).toList();
    }

    boolean isPage(String file) {
        return all.stream().anyMatch(page -> page.html().equals(file));
    }
}
