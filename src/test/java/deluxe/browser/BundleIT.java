package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.Page;
import deluxe.build.Pages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The built bundle as a whole: which browsers can run it, and which shells carry it. */
class BundleIT {
    private static final Path BUNDLE = Path.of("web/game");
    private static final Path SHELLS = Path.of("capacitor");

    @Test
    void safari12CanReadAllScripts() throws Exception {
        run(Path.of("."), "node", "src/test/web/safari12.js", "web/game", "src/main/webapp", "src/main/host", "web");
    }

    @Test
    void noRecordShipsItsGeneratedToString() throws Exception {
        String pages = Pages.read(Pages.LIST).all().stream().map(Page::name).collect(Collectors.joining("|"));
        String script = files(BUNDLE).entrySet().stream()
                .filter(file -> file.getKey().matches("(" + pages + ")\\.[0-9a-f]+\\.js"))
                .map(file -> new String(file.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining());

        assertThat(script).contains("a ramp has colours").doesNotContainPattern("\"(, )?[a-zA-Z]+=\"");
    }

    @Test
    void theShellsDoNotCarryTheTavernUnlessTheyAreAskedTo() throws Exception {
        Process sync = new ProcessBuilder("node", "cap.js", "sync")
                .directory(SHELLS.toFile())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(sync.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("-Dtables=dominoes");
        assertThat(sync.waitFor()).isEqualTo(1);
    }

    @Test
    void theShellsCarryTheBundleWithoutCompressedCopiesAndNothingTrackedChanges() throws Exception {
        String before = run(Path.of("."), "git", "status", "--porcelain", "capacitor");
        run(SHELLS, "env", "DELUXE_TABLES=all", "node", "cap.js", "sync");

        assertThat(run(Path.of("."), "git", "status", "--porcelain", "capacitor"))
                .isEqualTo(before);
        Map<String, byte[]> bundle = files(BUNDLE);
        bundle.keySet().removeIf(name -> name.matches(".*\\.(gz|br)"));
        assertThat(bundle).isNotEmpty();
        for (String carried : List.of("android/app/src/main/assets/public", "ios/App/App/public")) {
            Map<String, byte[]> shell = files(SHELLS.resolve(carried));
            shell.keySet().removeIf(name -> name.startsWith("cordova"));
            assertThat(shell.keySet()).isEqualTo(bundle.keySet());
            bundle.forEach((name, bytes) -> assertThat(shell.get(name)).isEqualTo(bytes));
        }
    }

    private static Map<String, byte[]> files(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    /** What the command prints. If it fails, so does the test. */
    private static String run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).describedAs(said).isZero();
        return said;
    }
}
