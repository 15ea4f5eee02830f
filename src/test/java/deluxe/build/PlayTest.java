package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./play} builds what is out of date: here with a stand-in for Maven, which notes how it was called. */
class PlayTest {
    private static final String MAVEN = """
            #!/bin/sh
            echo "$@" >> builds
            mkdir -p web/game target
            touch target/dominoes-deluxe.jar web/game/index.html
            rm -f web/game/dados.html
            case "$*" in *-Dtables=all*) touch web/game/dados.html ;; esac
            """;

    @TempDir
    Path project;

    @BeforeEach
    void layOut() throws IOException {
        for (String file : List.of("play", "pom.xml", "src/main/pages.properties", "src/build/package-lock.json")) {
            Path copy = project.resolve(file);
            Files.createDirectories(copy.getParent());
            Files.copy(Path.of(file), copy);
        }
        Files.writeString(project.resolve("src/build/any.js"), "");
        for (String program : List.of("mvn", "java", "node", "npm")) {
            Path place = project.resolve("programs").resolve(program);
            Files.createDirectories(place.getParent());
            Files.writeString(place, program.equals("mvn") ? MAVEN : "#!/bin/sh\n");
            Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    @Test
    void whatIsBuiltIsBuiltOnce() throws Exception {
        build("all");
        build("all");

        assertThat(builds()).hasSize(1);
    }

    @Test
    void aBundleWithOtherTablesIsBuiltAgain() throws Exception {
        build("all");
        build("dominoes");
        build("dominoes");
        assertThat(builds()).hasSize(2).last().asString().contains("-Dtables=dominoes");

        build("all");
        assertThat(builds()).hasSize(3).last().asString().contains("-Dtables=all");
    }

    @Test
    void soIsOneThatSomebodyElseHasBuilt() throws Exception {
        build("all");
        run(Map.of(), "programs/mvn", "-Dtables=dominoes", "package");
        build("all");

        assertThat(project.resolve("web/game/dados.html")).exists();
    }

    private void build(String tables) throws Exception {
        String path = project.resolve("programs") + ":" + System.getenv("PATH");
        run(Map.of("PATH", path, "TABLES", tables), "./play", "--build");
    }

    private List<String> builds() throws IOException {
        return Files.readAllLines(project.resolve("builds"));
    }

    private void run(Map<String, String> environment, String... words) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(project.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }
}
