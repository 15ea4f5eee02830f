package deluxe.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A copy of the built bundle that a test may damage, without the compressed files. */
record BundleCopy(Path root) {
    private static final Path BUILT = Path.of("web/game");

    static BundleCopy in(Path root) throws IOException {
        Path game = Files.createDirectory(root.resolve("game"));
        for (Path file : files(BUILT)) {
            if (file.toString().endsWith(".br") || file.toString().endsWith(".gz")) {
                continue;
            }
            Path target = game.resolve(BUILT.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
        return new BundleCopy(root);
    }

    BundleCopy cutInHalf(String ending) throws IOException {
        for (Path file : named("", ending)) {
            byte[] bytes = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
        }
        return this;
    }

    List<Path> named(String start, String ending) throws IOException {
        return files(root).stream()
                .filter(file -> file.getFileName().toString().startsWith(start)
                        && file.getFileName().toString().endsWith(ending))
                .toList();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
