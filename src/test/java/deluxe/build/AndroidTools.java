package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs the programs that build the Android app, and finds the files for them. */
final class AndroidTools {
    private static final Pattern OF_OTHERS =
            Pattern.compile("/(java|javax|jdk|sun|org/w3c/dom|org/xml/sax|androidx|android/support|kotlinx?)/");

    private AndroidTools() {}

    /** Copies Android without what the JDK has, of which a compiler takes one only, and without its own copies of libraries. */
    static void withoutOthers(Path archive, Path copy) throws IOException {
        Files.copy(archive, copy);
        try (FileSystem files = FileSystems.newFileSystem(copy);
                Stream<Path> found = Files.walk(files.getPath("/"))) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                if (OF_OTHERS.matcher(file.toString()).lookingAt()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** What the program prints. If it fails, so does the test, with its words. */
    static String tool(Object... command) throws IOException {
        List<String> words = Stream.of(command).map(String::valueOf).toList();
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.onExit().join().exitValue())
                .describedAs("%s: %s", words.get(0), said)
                .isZero();
        return said;
    }

    static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        }
    }

    static String first(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    static String joined(Collection<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
