package deluxe.walls;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where the compiled classes lie that this test run uses. */
final class ClassFiles {
    private ClassFiles() {}

    /** The folder of the package {@code deluxe} that was compiled together with {@code one}. */
    static Path beside(Class<?> one) {
        try {
            URI folder = one.getProtectionDomain().getCodeSource().getLocation().toURI();
            return Path.of(folder).resolve("deluxe");
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
