package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {
    private static final Path OTHER_PROJECT = Path.of("src/test/resources/pages");
    private static final List<String> SMALL = List.of("true", "SIMPLE", "false");
    private static final FileTime LONG_AGO = FileTime.fromMillis(0);

    @TempDir
    private static Path engines;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() throws Exception {
        compile(Pages.read(OTHER_PROJECT.resolve("pages.properties")), engines, SMALL);
    }

    @Test
    void aPageIsOneEntryOneMainAndOneFile() throws Exception {
        Pages pages = Pages.read(OTHER_PROJECT.resolve("pages.properties"));
        Path bundle = folder.resolve("bundle");
        Bundle.pack(
                pages,
                OTHER_PROJECT.resolve("webapp"),
                engines,
                bundle,
                Squeeze.NONE,
                "./",
                "1.2.3",
                Offer.ALL,
                Luck.TOLD);

        Weight weight = Weight.of(bundle, pages);
        assertThat(Files.readString(bundle.resolve("small.html")))
                .containsPattern("data-wasm=\"small\\.[0-9a-f]{8}\\.wasm\" data-wasm-bytes")
                .containsPattern("data-javascript=\"small\\.[0-9a-f]{8}\\.js\" data-javascript-bytes");
        assertThat(Files.readString(engines.resolve("js/small.js"))).contains("small and alive");
        assertThat(new Budget(pages).excesses(weight)).isEmpty();
        assertThat(weight.inWords()).contains("small.html: ", " on Wasm, ", " on JavaScript; everything: ");
    }

    @Test
    void aPageMayHaveAnEngineForEachOfItsTables() throws IOException {
        String list = Files.readString(OTHER_PROJECT.resolve("pages.properties"));
        Page page = read(list.replaceAll("small\\.main = .*", "small.main.one = A\nsmall.main.other-one = B"))
                .named("small");

        assertThat(page.engines()).containsExactly(new PageEngine("one", "A"), new PageEngine("other-one", "B"));
        assertThat(page.isLoadedForWasm("other-one.01234567.wasm")).isTrue();
        assertThat(page.isLoadedForJavaScript("one.01234567.js")).isTrue();
        assertThat(page.isLoadedForWasm("small.01234567.wasm")).isFalse();
    }

    @Test
    void anEngineIsCompiledAgainOnlyIfItsClassesOrSettingsChanged() throws Exception {
        Pages pages = Pages.read(OTHER_PROJECT.resolve("pages.properties"));
        copyEngines();
        Path engine = folder.resolve("js/small.js");
        Files.setLastModifiedTime(engine, LONG_AGO);
        compile(pages, folder, SMALL);
        assertThat(Files.getLastModifiedTime(engine)).isEqualTo(LONG_AGO);

        compile(pages, folder, List.of("true", "ADVANCED", "false"));
        assertThat(Files.getLastModifiedTime(engine)).isGreaterThan(LONG_AGO);
    }

    @Test
    void theSameClassesGiveTheSameEngineWhateverWasCompiledBefore() throws Exception {
        Pages pages = Pages.read(OTHER_PROJECT.resolve("pages.properties"));
        compile(pages, folder, List.of("false", "SIMPLE", "true"));
        assertThat(folder.resolve("wasm/small.wasm.map")).exists();
        assertThat(folder.resolve("js/small.js.map")).exists();

        compile(pages, folder, SMALL);
        for (String engine : List.of("js/small.js", "wasm/small.wasm")) {
            assertThat(folder.resolve(engine)).hasSameBinaryContentAs(engines.resolve(engine));
        }
        assertThat(folder.resolve("wasm")).isDirectoryNotContaining("glob:**/small.wasm.*");
        assertThat(folder.resolve("js")).isDirectoryNotContaining("glob:**/small.js.*");
    }

    @Test
    void anEngineIsMadeOfTheClassesThatItReachesAndOfNoOthers() throws IOException {
        assertThat(Files.readString(engines.resolve("inputs/small.js")))
                .contains("deluxe/build/SmallMain.class ")
                .doesNotContain("deluxe/site/", "deluxe/stage/");
    }

    @Test
    void theListOfTheGameNamesFilesThatAreThere() throws IOException {
        Path webapp = Path.of("src/main/webapp");
        Path host = Path.of("src/main/host");
        for (Page page : Pages.read(Pages.LIST).all()) {
            assertThat(webapp.resolve(page.html())).isRegularFile();
            assertThat(webapp.resolve(page.words())).isDirectory();
            List<String> parts = new ArrayList<>(page.parts());
            page.languages().forEach(language -> parts.addAll(language.parts()));
            assertThat(parts).allMatch(part -> Files.exists(webapp.resolve(part)) || Files.exists(host.resolve(part)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"small.kilobytes = 20", "small.words = words", "small.parts = small.css"})
    void anEntryThatLacksAFieldIsRefusedByName(String line) throws IOException {
        String list = Files.readString(OTHER_PROJECT.resolve("pages.properties"));

        assertThatThrownBy(() -> read(list.replace(line + "\n", "")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(line.substring(0, line.indexOf(' ')));
    }

    @Test
    void aFieldThatNoPageHasIsRefusedByName() {
        assertThatThrownBy(() -> read("small.colour = red")).hasMessageContaining("small.colour");
    }

    @Test
    void aLimitThatIsNotANumberIsRefused() {
        assertThatThrownBy(() -> read("everything.kilobytes = much")).hasMessageContaining("much");
    }

    @ParameterizedTest
    @ValueSource(strings = {"parts", "kilobytes"})
    void aLanguageNeedsBothItsPartsAndItsLimit(String lacking) throws IOException {
        String list = Files.readString(OTHER_PROJECT.resolve("pages.properties"));
        String both = list + "small.parts.es = es.txt\nsmall.kilobytes.es = 30\n";
        Page.InLanguage spanish = new Page.InLanguage("es", List.of("es.txt"), 30 * 1024);

        assertThat(read(both).named("small").languages()).containsExactly(spanish);
        assertThatThrownBy(() -> read(both.replaceAll("(?m)^small\\." + lacking + "\\.es.*$", "")))
                .hasMessageContaining("small." + lacking + ".es");
    }

    private Pages read(String list) throws IOException {
        return Pages.read(Files.writeString(folder.resolve("pages.properties"), list));
    }

    private void copyEngines() throws IOException {
        try (Stream<Path> files = Files.walk(engines)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(engines.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private static void compile(Pages pages, Path target, List<String> settings) throws Exception {
        Engines engines = new Engines(pages, target, settings);
        engines.compile(engines.all());
    }
}
