package deluxe.walls;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NamesTest {
    @Test
    void aNameHasOneMeaningInTheWholeTree() throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src"))) {
            List<String> names = sources.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
                    .toList();
            Set<String> met = new HashSet<>();

            assertThat(names.stream().filter(name -> !met.add(name))).isEmpty();
            assertThat(met).hasSizeGreaterThan(400);
        }
    }
}
