package deluxe.cli;

import deluxe.kit.Malformed;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Names of files and folders as they are given on the command line. */
final class Paths {
    private Paths() {}

    static Path named(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unusable) {
            throw new Malformed("'" + text + "' is not a valid name of a file or folder: " + unusable.getReason());
        }
    }
}
