package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/** The release that tests use, packed once for all of them. */
final class PackedRelease {
    private static final String NAME = "release-tested";
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path LAST_PACKED = TARGET.resolve(NAME).resolve("SHA256SUMS");
    private static final List<Path> PARTS = Stream.of(
                    "target/dominoes-deluxe.jar",
                    "web",
                    "docs",
                    "examples",
                    "src/release",
                    "src/main/host",
                    "src/main/webapp/licences",
                    "release",
                    "NOTICE",
                    "README.md",
                    "CHANGELOG.md",
                    "pom.xml")
            .map(Path::of)
            .toList();

    private PackedRelease() {}

    /** The folder with all its files. Other processes that ask meanwhile wait. */
    static Path folder() throws Exception {
        try (FileChannel channel = FileChannel.open(
                        TARGET.resolve(NAME + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock held = channel.lock()) {
            assertThat(held.isValid()).isTrue();
            if (!Files.exists(LAST_PACKED) || isNewer(Files.getLastModifiedTime(LAST_PACKED))) {
                pack();
            }
        }
        return TARGET.resolve(NAME);
    }

    private static void pack() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("./release", "--packed", NAME)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    /** Whether something that goes into a release was changed after this. */
    private static boolean isNewer(FileTime packed) throws IOException {
        for (Path part : PARTS) {
            try (Stream<Path> files = Files.walk(part)) {
                if (files.anyMatch(file -> changed(file).compareTo(packed) > 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static FileTime changed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
