package deluxe.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version of everything: {@code pom.xml} has it, Gradle reads it there, and this program writes it wherever else it is needed. Each
 * part is below 100, so that the stores' numbers rise with the versions.
 */
record Version(int major, int minor, int patch) {
    private static final int LIMIT = 100;
    private static final String NUMBERS = "(\\d+\\.\\d+\\.\\d+)";
    private static final Path POM = Path.of("pom.xml");

    /** Where it is written: the file, and what is around each place in it. */
    private static final Map<Path, String> PLACES = Map.of(
            POM,
            "<artifactId>dominoes-deluxe</artifactId>\\s+<version>" + NUMBERS + "<",
            Path.of("capacitor/package.json"),
            "\"name\": \"dominoes-deluxe-shells\",\\s+\"version\": \"" + NUMBERS + "\"",
            Path.of("capacitor/package-lock.json"),
            "\"name\": \"dominoes-deluxe-shells\",\\s+\"version\": \"" + NUMBERS + "\"",
            Path.of("capacitor/ios/version.xcconfig"),
            "MARKETING_VERSION = " + NUMBERS + "\n",
            Path.of("docs/operating.md"),
            "dominoes-deluxe-" + NUMBERS,
            Path.of("examples/node/package.json"),
            "\"dominoes-deluxe-(?:embed|verify)\": \"" + NUMBERS + "\"",
            Path.of("examples/java/Judge.java"),
            "dominoes-deluxe-verify-" + NUMBERS,
            Path.of("examples/static/index.html"),
            "dominoes-deluxe-embed-" + NUMBERS);

    Version {
        requireBelowLimit(major);
        requireBelowLimit(minor);
        requireBelowLimit(patch);
    }

    /** Argument: the new version, which is written to all its places. Run at the project's root. */
    public static void main(String[] args) throws IOException {
        Version next = of(args[0]);
        for (Path file : new TreeSet<>(PLACES.keySet())) {
            write(Path.of(""), file, next);
            System.out.println(file + ": " + next);
        }
    }

    static Version of(String text) {
        Matcher parts = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{1,2})").matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("a version is like 1.2.3, with parts below 100, not: " + text);
        }
        return new Version(
                Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)), Integer.parseInt(parts.group(3)));
    }

    /** The version at each place below {@code root}, by the place. */
    static SortedMap<String, Version> written(Path root) throws IOException {
        SortedMap<String, Version> found = new TreeMap<>();
        for (Map.Entry<Path, String> place : PLACES.entrySet()) {
            Matcher matcher = matcher(root, place.getKey());
            for (int at = 1; matcher.find(); at++) {
                found.put(place.getKey() + " " + at, of(matcher.group(1)));
            }
        }
        return found;
    }

    static void write(Path root, Path file, Version version) throws IOException {
        Matcher matcher = matcher(root, file);
        StringBuilder text = new StringBuilder();
        int from = 0;
        String before = Files.readString(root.resolve(file));
        while (matcher.find()) {
            text.append(before, from, matcher.start(1)).append(version);
            from = matcher.end(1);
        }
        if (from == 0) {
            throw new IOException("no version to be found in " + file);
        }
        Files.writeString(root.resolve(file), text.append(before.substring(from)));
    }

    /** The number by which Google Play knows an upload; a later one must be larger. */
    int number(int build) {
        requireBelowLimit(build);
        return ((major * LIMIT + minor) * LIMIT + patch) * LIMIT + build;
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }

    private static Matcher matcher(Path root, Path file) throws IOException {
        return Pattern.compile(PLACES.get(file)).matcher(Files.readString(root.resolve(file)));
    }

    private static void requireBelowLimit(int part) {
        if (part < 0 || part >= LIMIT) {
            throw new IllegalArgumentException("parts of a version are below " + LIMIT + ", not " + part);
        }
    }
}
