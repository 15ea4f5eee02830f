package deluxe.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** A program that the tests need on this machine. */
final class Program {
    private Program() {}

    /** Where {@code name} is on the PATH. If it is missing, one line says which Debian package has it. */
    static Path find(String name, String debianPackage) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> missing(name, debianPackage));
    }

    static IllegalStateException missing(String name, String debianPackage) {
        return new IllegalStateException(name + " is missing; on Debian: apt-get install " + debianPackage);
    }
}
