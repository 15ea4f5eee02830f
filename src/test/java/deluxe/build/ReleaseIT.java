package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.site.http.ProgramVersion;
import deluxe.tournament.Sheets;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
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
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.json.Json;

/** Each part of a release is installed from its packed file and used, away from the sources. */
class ReleaseIT {
    private static final String VERSION = ProgramVersion.text();
    private static final String JAVA = ProcessHandle.current().info().command().orElse("java");

    private static Path packed;

    @TempDir
    Path folder;

    @BeforeAll
    static void pack() throws Exception {
        packed = PackedRelease.folder();
    }

    @Test
    void allFilesHaveTheirChecksums() throws Exception {
        assertThat(run(packed, "sha256sum", "--check", "SHA256SUMS")).doesNotContain("FAILED");
        assertThat(run(unpackedServer(), "sha256sum", "--quiet", "--check", "SHA256SUMS"))
                .isEmpty();
    }

    @Test
    void theListOfLibrariesNamesAllThatAreInTheArchive() throws Exception {
        Path server = unpackedServer();
        String listed = Files.readString(server.resolve("sbom.json"));
        try (Stream<Path> libraries = Files.list(server.resolve("lib"))) {
            for (Path library : libraries.toList()) {
                String name = library.getFileName().toString().replaceFirst("-[0-9][0-9.]*\\.jar$", "");
                assertThat(listed).contains("\"name\" : \"" + name + "\"");
            }
        }
    }

    @Test
    void theServerRunsFromItsArchiveAndIsWorkedOnByHand() throws Exception {
        Path server = unpackedServer();
        try (RunningServer running = RunningServer.start(server)) {
            HttpResponse<String> lobby = running.get("");
            assertThat(lobby.statusCode()).isEqualTo(200);
            assertThat(lobby.headers().firstValue("Dominoes-Deluxe-Version")).contains(VERSION);
            assertThat(running.get("game/version.json").body()).contains("\"" + VERSION + "\"");
            assertThat(running.get("game/").statusCode()).isEqualTo(200);
            assertThat(running.get("docs/").statusCode()).isEqualTo(404);
            assertThat(run(server, JAVA, "-jar", "dominoes-deluxe.jar", "healthy", running.address.toString()))
                    .startsWith("200");
            assertThat(running.verify(good())).contains("\"confirmed\":true");
            assertThat(run(server, JAVA, "-jar", "dominoes-deluxe.jar", "admin", "list"))
                    .isEmpty();
        }
    }

    @Test
    void theModuleThatEmbedsIsInstalledWithItsTypesAndItsScript() throws Exception {
        Path modules = installed("dominoes-deluxe-embed");
        Path embed = modules.resolve("dominoes-deluxe-embed");
        String script = "dominoes-deluxe-embed-" + VERSION + ".js";
        String integrity = "sha384-" + digest(Files.readAllBytes(embed.resolve(script)));

        assertThat(node("import { embed } from 'dominoes-deluxe-embed'; console.log(typeof embed)"))
                .isEqualTo("function\n");
        assertThat(new Json().<Map<String, String>>toType(Files.readString(embed.resolve("integrity.json")), Map.class))
                .isEqualTo(Map.of(script, integrity));
        assertThat(Files.readString(embed.resolve("README.md"))).contains(integrity);
        assertThat(Files.readString(embed.resolve("index.d.ts"))).contains("./deluxe-embed.js");
        assertThat(embed.resolve("deluxe-embed.d.ts")).exists();
        assertThat(node("globalThis.window = globalThis; await import('dominoes-deluxe-embed/global');"
                        + "console.log(typeof DominoesDeluxe.embed)"))
                .isEqualTo("function\n");
    }

    @Test
    void theVerifierForNodeSaysWhatTheJvmSays() throws Exception {
        installed("dominoes-deluxe-verify");
        List<String> records = records();
        Files.writeString(folder.resolve("records.json"), new Json().toJson(records));

        assertThat(node("""
                import { verify } from 'dominoes-deluxe-verify';
                import { readFileSync } from 'node:fs';
                for (const record of JSON.parse(readFileSync('records.json', 'utf8'))) {
                  const said = verify(record);
                  console.log(said.confirmed ? said.total : said.line + ' ' + said.reason);
                }
                """).lines())
                .isEqualTo(records.stream().map(ReleaseIT::said).toList());
    }

    @Test
    void theLibraryIsTakenFromItsMavenRepositoryAndSaysTheSame() throws Exception {
        run(
                folder,
                "tar",
                "-xzf",
                packed.resolve("dominoes-deluxe-verify-" + VERSION + "-maven.tar.gz")
                        .toString());
        // Maven would take an earlier one of the same version.
        run(folder, "rm", "-rf", System.getProperty("user.home") + "/.m2/repository/io/github/dominoesdeluxe");
        Path project = Files.createDirectories(folder.resolve("project/src/main/java"));
        Files.writeString(project.resolve("Judge.java"), """
                import deluxe.tournament.Verdict;
                import deluxe.tournament.Verification;
                import java.nio.file.Files;
                import java.nio.file.Path;

                class Judge {
                    public static void main(String[] files) throws Exception {
                        Verdict verdict = Verification.verify(Files.readString(Path.of(files[0])));
                        System.out.println(((Verdict.Confirmed) verdict).total());
                    }
                }
                """);
        Files.writeString(folder.resolve("project/pom.xml"), """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>example</groupId>
                  <artifactId>judge</artifactId>
                  <version>1</version>
                  <properties><maven.compiler.release>17</maven.compiler.release></properties>
                  <repositories><repository><id>released</id><url>file://%s/maven</url></repository></repositories>
                  <dependencies>
                    <dependency>
                      <groupId>io.github.dominoesdeluxe</groupId>
                      <artifactId>dominoes-deluxe-verify</artifactId>
                      <version>%s</version>
                    </dependency>
                  </dependencies>
                  <build>
                    <plugins>
                      <plugin><artifactId>maven-resources-plugin</artifactId><version>3.5.0</version></plugin>
                      <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
                    </plugins>
                  </build>
                </project>
                """.formatted(folder, VERSION));
        Path record = Files.writeString(folder.resolve("record.txt"), good());
        String jar =
                System.getProperty("user.home") + "/.m2/repository/io/github/dominoesdeluxe/dominoes-deluxe-verify/"
                        + VERSION + "/dominoes-deluxe-verify-" + VERSION + ".jar";
        run(folder.resolve("project"), "mvn", "-q", "-B", "-o", "-Daether.offline.protocols=file", "compile");

        assertThat(run(folder, JAVA, "-cp", "project/target/classes:" + jar, "Judge", record.toString()))
                .isEqualTo(said(good()) + "\n");
    }

    private static String good() {
        return Sheets.brief(RuleSet.FIVES, 1).text();
    }

    /** True ones of every table, and the same with another time, another tile and another total. */
    private static List<String> records() {
        List<String> records = new ArrayList<>(List.of("", "nonsense\n"));
        for (RuleSet rules : RuleSet.ALL) {
            for (int seed = 1; seed <= 3; seed++) {
                String record = Sheets.brief(rules, seed).text();
                records.addAll(List.of(
                        record,
                        record.replaceFirst("total .*", "total 1"),
                        record.replaceFirst("opponent plays", "opponent draws"),
                        record.replaceFirst("seed ....", "seed ffff")));
            }
        }
        return records;
    }

    private static String said(String record) {
        Verdict verdict = Verification.verify(record);
        if (verdict instanceof Verdict.Confirmed confirmed) {
            return String.valueOf(confirmed.total());
        }
        Verdict.Rejected rejected = (Verdict.Rejected) verdict;
        return rejected.line() + " " + rejected.reason();
    }

    private static String digest(byte[] content) throws Exception {
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-384").digest(content));
    }

    private Path unpackedServer() throws Exception {
        run(
                folder,
                "tar",
                "-xzf",
                packed.resolve("dominoes-deluxe-" + VERSION + ".tar.gz").toString());
        return folder.resolve("dominoes-deluxe-" + VERSION);
    }

    private Path installed(String name) throws Exception {
        Files.writeString(folder.resolve("package.json"), "{\"name\":\"user\",\"private\":true,\"type\":\"module\"}");
        Path file = packed.resolve(name + "-" + VERSION + ".tgz");
        run(folder, "npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", file.toString());
        return folder.resolve("node_modules");
    }

    private String node(String script) throws Exception {
        return run(folder, "node", "--input-type=module", "--eval", script);
    }

    private static String run(Path where, String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(where.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(String.join(" ", words) + "\n" + said).isZero();
        return said;
    }

    /** The server of the archive, on a free port, with the data in its own folder. */
    private record RunningServer(Process process, URI address) implements AutoCloseable {
        static RunningServer start(Path server) throws IOException {
            Process process = new ProcessBuilder(
                            JAVA, "-jar", "dominoes-deluxe.jar", "serve", "--port", "0", "--schedule", "schedule.txt")
                    .directory(server.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            return new RunningServer(process, URI.create(line.substring(line.indexOf("http"))));
        }

        HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve(path)));
        }

        String verify(String record) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(address.resolve("v1/verify"))
                            .header("Content-Type", "text/plain")
                            .POST(BodyPublishers.ofString(record)))
                    .body();
        }

        private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
        }

        @Override
        public void close() {
            process.destroy();
            process.onExit().join();
        }
    }
}
