package deluxe.build;

import static deluxe.build.InstalledRelease.run;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.InstalledRelease.Running;
import deluxe.dominoes.RuleSet;
import deluxe.tournament.Sheets;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import deluxe.walls.DocumentLinks;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.json.Json;

/** Each part of a release is installed from its packed file and used, away from the sources. */
class ReleaseIT {
    private static final String VERSION = InstalledRelease.VERSION;
    private static final String LIBRARY =
            "io/github/dominoesdeluxe/dominoes-deluxe-verify/" + VERSION + "/dominoes-deluxe-verify-" + VERSION;
    private static final Pattern LICENCE = Pattern.compile("licences/[A-Za-z0-9.-]+\\.txt");
    private static final Path COMPILER = Path.of("src/test/web/node_modules/typescript/bin/tsc");
    private static final Path KNOWN = Path.of(System.getProperty("user.home"), ".m2/repository");

    @TempDir
    Path folder;

    private InstalledRelease release;

    @BeforeEach
    void pack() throws Exception {
        release = new InstalledRelease(folder);
    }

    @Test
    void allFilesHaveTheirChecksums() throws Exception {
        assertThat(run(release.packed(), "sha256sum", "--check", "SHA256SUMS")).doesNotContain("FAILED");
        assertThat(run(release.server(), "sha256sum", "--quiet", "--check", "SHA256SUMS"))
                .isEmpty();
    }

    @Test
    void theListOfLibrariesNamesAllThatAreInTheArchive() throws Exception {
        Path server = release.server();
        String listed = Files.readString(server.resolve("sbom.json"));
        try (Stream<Path> libraries = Files.list(server.resolve("lib"))) {
            for (Path library : libraries.toList()) {
                String name = library.getFileName().toString().replaceFirst("-[0-9][0-9.]*\\.jar$", "");
                assertThat(listed).contains("\"name\" : \"" + name + "\"");
            }
        }
    }

    @Test
    void theListOfLibrariesNamesWhatTheEnginesAreMadeOf() throws Exception {
        assertThat(Files.readString(release.server().resolve("sbom.json")))
                .contains("\"name\" : \"teavm-classlib\"", "\"name\" : \"teavm-flavour-templates\"");
    }

    @Test
    void eachLinkOfItsDocumentsLeadsToAFileOfTheArchive() throws Exception {
        DocumentLinks links = DocumentLinks.in(release.server());

        assertThat(links.number()).isGreaterThan(100);
        assertThat(links.lost()).isEmpty();
    }

    @Test
    void theTextsOfAllLicencesGoWithEachPart() throws Exception {
        Path server = release.server();
        String notice = Files.readString(server.resolve("NOTICE"));
        Set<String> named =
                LICENCE.matcher(notice).results().map(MatchResult::group).collect(Collectors.toSet());
        assertThat(named).hasSizeGreaterThan(5).allMatch(text -> Files.exists(server.resolve(text)));
        try (Stream<Path> texts = Files.list(server.resolve("web/game/licences"))) {
            assertThat(texts.map(text -> ContentName.without(text.getFileName().toString())))
                    .contains("Apache-2.0.txt", "MIT-fluidr3.txt");
        }

        Path verifier = release.module("dominoes-deluxe-verify");
        assertThat(List.of("LICENSE", "NOTICE", "CHANGELOG.md", "licences/Apache-2.0.txt"))
                .allMatch(text -> Files.exists(verifier.resolve(text)));
        assertThat(release.module("dominoes-deluxe-embed").resolve("CHANGELOG.md"))
                .exists();

        release.unpack("dominoes-deluxe-verify-" + VERSION + "-maven.tar.gz");
        for (String kind : List.of("", "-sources")) {
            Path jar = folder.resolve("maven").resolve(LIBRARY + kind + ".jar");
            assertThat(run(folder, "jar", "--list", "--file", jar.toString()))
                    .contains("META-INF/LICENSE", "META-INF/NOTICE", "deluxe/tournament/Verification.");
        }
    }

    @Test
    void theServerRunsFromItsArchiveAndIsWorkedOnByHand() throws Exception {
        Path server = release.server();
        try (Running running = Running.start(server)) {
            HttpResponse<String> lobby = running.get("");
            assertThat(lobby.statusCode()).isEqualTo(200);
            assertThat(lobby.headers().firstValue("Dominoes-Deluxe-Version")).contains(VERSION);
            assertThat(running.get("game/version.json").body()).contains("\"" + VERSION + "\"");
            assertThat(running.get("game/").statusCode()).isEqualTo(200);
            assertThat(running.get("docs/").statusCode()).isEqualTo(404);
            assertThat(InstalledRelease.command(
                            server, "healthy", running.address().toString()))
                    .startsWith("200");
            assertThat(running.verify(good())).contains("\"confirmed\":true");
            assertThat(InstalledRelease.command(server, "admin", "list")).isEmpty();
        }
    }

    @Test
    void theModuleThatEmbedsIsInstalledWithItsTypesAndItsScript() throws Exception {
        Path embed = release.module("dominoes-deluxe-embed");
        String script = "dominoes-deluxe-embed-" + VERSION + ".js";
        String integrity = "sha384-" + digest(Files.readAllBytes(embed.resolve(script)));

        assertThat(release.node("import { embed } from 'dominoes-deluxe-embed'; console.log(typeof embed)"))
                .isEqualTo("function\n");
        assertThat(new Json().<Map<String, String>>toType(Files.readString(embed.resolve("integrity.json")), Map.class))
                .isEqualTo(Map.of(script, integrity));
        assertThat(Files.readString(embed.resolve("README.md"))).contains(integrity);
        assertThat(Files.readString(embed.resolve("index.d.ts"))).contains("./deluxe-embed.js");
        assertThat(embed.resolve("deluxe-embed.d.ts")).exists();
        assertThat(release.node("globalThis.window = globalThis; await import('dominoes-deluxe-embed/global');"
                        + "console.log(typeof DominoesDeluxe.embed)"))
                .isEqualTo("function\n");
    }

    @Test
    void theTypesOfBothModulesHold() throws Exception {
        release.module("dominoes-deluxe-verify");
        release.module("dominoes-deluxe-embed");
        Files.writeString(folder.resolve("use.ts"), """
                import { embed } from 'dominoes-deluxe-embed';
                import { verify } from 'dominoes-deluxe-verify';

                const verdict = verify('');
                export const total: number = verdict.confirmed ? verdict.total : verdict.line;
                embed(document.body, { game: '/game/', options: { match: 'm1', seed: 'f', difficulty: 'hard' } }).close();
                // @ts-expect-error
                verify(1);
                """);

        run(
                folder,
                "node",
                COMPILER.toAbsolutePath().toString(),
                "--noEmit",
                "--strict",
                "--target",
                "es2022",
                "--module",
                "nodenext",
                "use.ts");
    }

    @Test
    void theVerifierForNodeSaysWhatTheJvmSays() throws Exception {
        release.module("dominoes-deluxe-verify");
        List<String> records = records();
        Files.writeString(folder.resolve("records.json"), new Json().toJson(records));

        assertThat(release.node("""
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
        release.unpack("dominoes-deluxe-verify-" + VERSION + "-maven.tar.gz");
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
                  <pluginRepositories>
                    <pluginRepository><id>central</id><url>%s</url></pluginRepository>
                  </pluginRepositories>
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
                """.formatted(folder, KNOWN.toUri(), VERSION));
        Path record = Files.writeString(folder.resolve("record.txt"), good());
        String local = folder.resolve("local").toString();
        run(
                folder.resolve("project"),
                "mvn",
                "-q",
                "-B",
                "-o",
                "-Daether.offline.protocols=file",
                "-Dmaven.repo.local=" + local,
                "compile");
        String jar = local + "/" + LIBRARY + ".jar";

        assertThat(run(folder, "java", "-cp", "project/target/classes:" + jar, "Judge", record.toString()))
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
}
