package deluxe.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** What a page looked like when its test failed. */
final class Evidence {
    static final Path FOLDER = Path.of("target/browser-failures");

    private Evidence() {}

    static void keep(GamePage page, Class<?> test, Method method) {
        String name = test.getSimpleName() + "." + method.getName() + "."
                + page.engine().folder();
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(name + ".html"), page.source());
            ImageIO.write(page.glimpse(), "png", FOLDER.resolve(name + ".png").toFile());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
