package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.tooling.TeaVMTargetType;

/** The real pages, packed without the tavern; their engines are stand-ins, but for one. */
class OfferTest {
    private static final Path WEBAPP = Path.of("src/main/webapp");
    private static final Pattern OF_THE_TAVERN = Pattern.compile(
            "(?i)dados|tavern|taberna|illumination|grenze|manufacturing|\\bdice\\b|monedas|\\bcoins\\b");

    /** The keys of a campaign that an earlier bundle may have kept. */
    private static final Pattern KEPT = Pattern.compile("dados\\$");

    @TempDir
    Path compiled;

    @TempDir
    Path target;

    @BeforeEach
    void standIns() throws IOException {
        for (PageEngine engine : Pages.read(Pages.LIST).engines()) {
            write("wasm/" + engine.wasm());
            write("js/" + engine.javascript());
        }
        for (String script : List.of("host.js", "tavern.js", "shell.js")) {
            write("js/" + script);
        }
    }

    private void write(String name) throws IOException {
        Path file = compiled.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, name.length() + " letters");
    }

    @Test
    void nothingOfTheTavernRemainsWhereItIsLeftOut() throws Exception {
        pack(Offer.DOMINOES);

        try (Stream<Path> files = Files.walk(target)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(file.toString()).doesNotContainPattern(OF_THE_TAVERN);
                if (file.toString()
                        .matches(".*\\.(html|css|txt|webmanifest|json|svg)|.*/(sw|offline|persist).*\\.js")) {
                    assertThat(KEPT.matcher(Files.readString(file)).replaceAll(""))
                            .as(file.toString())
                            .doesNotContainPattern(OF_THE_TAVERN);
                }
            }
        }
    }

    @Test
    void theEngineOfTheOwnGamesKnowsNoCampaigns() throws Exception {
        PageEngine games = Offer.DOMINOES
                .pages(Pages.read(Pages.LIST))
                .named("games")
                .engines()
                .get(0);
        EngineCompiler compiler =
                new EngineCompiler(TeaVMTargetType.JAVASCRIPT, games, compiled, List.of("true", "SIMPLE", "false"));
        compiler.compileInItsOwnProcess();
        String engine = Files.readString(compiled.resolve("js/games.js"));

        assertThat(engine).contains("Your Games", "All Games");
        assertThat(engine)
                .doesNotContain("Dados de Toledo", "campaigns were won", "Coins", "coins", "Throws", "throws");
    }

    @Test
    void whatElseThereIsStays() throws Exception {
        pack(Offer.ALL);
        List<String> all = names();
        pack(Offer.DOMINOES);
        List<String> without = names();

        assertThat(all.stream().filter(name -> !OF_THE_TAVERN.matcher(name).find()))
                .containsExactlyElementsOf(without);
        assertThat(Files.readString(target.resolve("tables.html"))).contains("Muggins", "</ul>");
        assertThat(Files.readString(target.resolve("manifest.webmanifest")))
                .contains("Dominoes at three tables, Fives against the clock, All Fives and Muggins. Plays")
                .containsPattern("muggins-192[^}]*\\}\\]\\s*\\}\\s*\\]");
    }

    /** Templates say what is of luck; the styles of both pages hide it. */
    @Test
    void everyWordOfLuckIsLeftOutWhereAnOperatorWantsThat() throws Exception {
        pack(Offer.ALL);
        assertThat(Files.readString(target.resolve("watch.html"))).doesNotContain("data-luck");
        pack(Offer.ALL, Luck.LEFT_OUT);

        for (String page : List.of("watch", "games")) {
            assertThat(Files.readString(target.resolve(page + ".html"))).contains("<html data-luck=\"no\" ");
            assertThat(WEBAPP.resolve(page + ".css")).content().contains("[data-luck] .luck { display: none; }");
            assertThat(Files.readAllLines(Path.of("src/main/resources/templates", page + ".html")))
                    .filteredOn(line -> line.matches(".*[Ll]uck.*|.*panel\\.parts.*"))
                    .isNotEmpty()
                    .allMatch(line -> line.contains("class=\"luck\""));
        }
    }

    @Test
    void thereAreTwoOffers() {
        assertThat(Offer.named("all")).isEqualTo(Offer.ALL);
        assertThat(Offer.named("dominoes")).isEqualTo(Offer.DOMINOES);
        assertThatThrownBy(() -> Offer.named("chess")).hasMessageContaining("all or dominoes");
    }

    private void pack(Offer offer) throws Exception {
        pack(offer, Luck.TOLD);
    }

    private void pack(Offer offer, Luck luck) throws Exception {
        Pages pages = offer.pages(Pages.read(Pages.LIST));
        Bundle.pack(pages, WEBAPP, compiled, target, Squeeze.NONE, "./", "1.2.3", offer, luck);
    }

    /** Without what is made from their content, which differs. */
    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(target)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> ContentName.without(target.relativize(file).toString()))
                    .sorted()
                    .toList();
        }
    }
}
