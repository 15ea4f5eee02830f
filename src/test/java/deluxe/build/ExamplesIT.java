package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.site.http.ProgramVersion;
import deluxe.site.lobby.Records;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.Sheets;
import deluxe.tournament.Terms;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.json.Json;

/** The examples run as they are, with the packages of a release. {@code EmbedIT} opens the page of {@code examples/static}. */
class ExamplesIT {
    private static final Path EXAMPLES = Path.of("examples").toAbsolutePath();
    private static final String VERSION = ProgramVersion.text();
    private static final int LONGEST = 100;

    private static Path packed;

    @TempDir
    Path folder;

    @BeforeAll
    static void pack() throws Exception {
        packed = PackedRelease.folder();
    }

    @Test
    void eachIsShort() throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLES)) {
            for (Path file : files.filter(ExamplesIT::isWritten).toList()) {
                assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThan(LONGEST);
            }
        }
    }

    private static boolean isWritten(Path file) {
        return Files.isRegularFile(file)
                && !file.endsWith("package-lock.json")
                && !file.toString().contains("node_modules");
    }

    @Test
    void theTournamentInNodeCountsTheFirstTrueRecordOfAMatchThatItIssued() throws Exception {
        run(Path.of(""), "cp", "-R", EXAMPLES.resolve("node") + "/.", folder.toString());
        run(
                folder,
                "npm",
                "install",
                "--offline",
                "--no-audit",
                "--no-fund",
                "--no-save",
                "--loglevel=error",
                packed.resolve("dominoes-deluxe-embed-" + VERSION + ".tgz").toString(),
                packed.resolve("dominoes-deluxe-verify-" + VERSION + ".tgz").toString());
        try (Running server = Running.start(folder, Map.of("PORT", "0"), "node", "server.js")) {
            assertThat(server.send("GET", "", "").body()).contains("DominoesDeluxe.embed");
            assertThat(server.send("GET", "embed.js", "").body()).contains("DominoesDeluxe");
            Map<String, String> terms =
                    new Json().toType(server.send("POST", "matches", "").body(), Map.class);
            String path = "matches/" + terms.get("match");
            String record = played(terms);

            assertThat(server.send("PUT", path, record.replaceFirst("total .*", "total 1"))
                            .statusCode())
                    .isEqualTo(422);
            assertThat(server.send("PUT", path, Sheets.brief(RuleSet.FIVES, 1).text())
                            .body())
                    .contains("another match");
            HttpResponse<String> counted = server.send("PUT", path, record);
            assertThat(counted.statusCode()).as(counted.body()).isEqualTo(200);
            assertThat(counted.body()).contains("\"total\":");
            assertThat(server.send("PUT", path, record).statusCode()).isEqualTo(200);
            assertThat(server.send("PUT", path, played(terms, Difficulty.EASY)).statusCode())
                    .isEqualTo(409);
        }
    }

    @Test
    void theServerInJavaCountsTheFirstTrueRecordOfAMatch() throws Exception {
        run(
                folder,
                "tar",
                "-xzf",
                packed.resolve("dominoes-deluxe-verify-" + VERSION + "-maven.tar.gz")
                        .toString());
        String name = "dominoes-deluxe-verify-" + VERSION;
        String jar = "maven/io/github/dominoesdeluxe/dominoes-deluxe-verify/" + VERSION + "/" + name + ".jar";
        String source = EXAMPLES.resolve("java/Judge.java").toString();
        try (Running server = Running.start(folder, Map.of(), "java", "-cp", jar, source, "0")) {
            String record = Sheets.brief(RuleSet.FIVES, 1).text();
            String path = "matches/"
                    + record.lines().skip(1).findFirst().orElseThrow().substring("match ".length());

            assertThat(server.send("PUT", path + "1", record).statusCode()).isEqualTo(422);
            assertThat(server.send("PUT", path, record.replaceFirst("total .*", "total 1"))
                            .body())
                    .contains("line ");
            assertThat(server.send("PUT", path, record).statusCode()).isEqualTo(200);
            assertThat(server.send("PUT", path, record).statusCode()).isEqualTo(200);
            assertThat(server.send("GET", path, "").statusCode()).isEqualTo(400);
        }
    }

    private static String played(Map<String, String> terms) {
        return played(terms, Difficulty.HARD);
    }

    private static String played(Map<String, String> given, Difficulty player) {
        List<Option> options = given.entrySet().stream()
                .map(option -> new Option(option.getKey(), option.getValue()))
                .toList();
        Terms terms = Options.read(options).terms().orElseThrow();
        return Records.whole(terms, player, 1000);
    }

    private static void run(Path where, String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(where.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(String.join(" ", words) + "\n" + said).isZero();
    }

    /** A server that prints its address first. */
    private record Running(Process process, URI address) implements AutoCloseable {
        static Running start(Path folder, Map<String, String> environment, String... words) throws IOException {
            ProcessBuilder builder =
                    new ProcessBuilder(words).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(environment);
            Process process = builder.start();
            BufferedReader said = process.inputReader();
            return new Running(process, URI.create(said.readLine()));
        }

        HttpResponse<String> send(String method, String path, String body) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(address.resolve(path))
                    .method(method, BodyPublishers.ofString(body))
                    .build();
            return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        }

        @Override
        public void close() {
            process.destroy();
            process.onExit().join();
        }
    }
}
