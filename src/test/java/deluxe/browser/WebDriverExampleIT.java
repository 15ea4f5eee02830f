package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody else's test, {@code examples/webdriver}, knows of the game only what {@code docs/testing.md} says. */
class WebDriverExampleIT {
    private static final Path EXAMPLE = Path.of("examples/webdriver");

    @TempDir
    Path folder;

    @Test
    void aTestFromOutsidePlaysAWholeGame() throws Exception {
        for (String name : List.of("game.mjs", "package.json", "package-lock.json")) {
            Files.copy(EXAMPLE.resolve(name), folder.resolve(name));
        }
        run("", "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error");
        try (SiteServer site = OwnPort.serve(new Site(Path.of("web"))::answer)) {
            assertThat(run(site.address().toString(), "node", "game.mjs"))
                    .matches("(?s)over at (\\d+ [2-9]\\d|[2-9]\\d \\d+)\\s*");
        }
    }

    private String run(String site, String... words) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment()
                .putAll(Map.of(
                        "SITE", site,
                        "CHROME", Program.find("chromium", "chromium").toString(),
                        "CHROMEDRIVER",
                                Program.find("chromedriver", "chromium-driver").toString()));
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(String.join(" ", words) + "\n" + said).isZero();
        return said;
    }
}
