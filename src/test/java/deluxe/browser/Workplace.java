package deluxe.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder in which one browser may leave anything; it is deleted when closed. */
final class Workplace implements AutoCloseable {
    final Path folder;

    Workplace() {
        try {
            folder = Files.createTempDirectory("deluxe-browser");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** A browser's last processes may still be writing; what they leave behind is for the system to clear. */
    @Override
    public void close() {
        try (Stream<Path> left = Files.walk(folder)) {
            left.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(file -> file.delete());
        } catch (IOException | UncheckedIOException stillInUse) {
            folder.toFile().deleteOnExit();
        }
    }
}
