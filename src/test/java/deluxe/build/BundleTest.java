package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.json.Json;

class BundleTest {
    @TempDir
    private Path folder;

    private static final Pages PAGES = new Pages(List.of(page("index"), page("watch")), 3 << 20);

    private Path webapp;
    private Path compiled;
    private Path target;

    @BeforeEach
    void layOutSources() throws IOException {
        webapp = folder.resolve("webapp");
        compiled = folder.resolve("teavm");
        target = folder.resolve("game");
        write(webapp.resolve("index.html"), """
                <link href="deluxe.css"><script data-wasm="index.wasm" data-javascript="index.js"></script>""");
        write(webapp.resolve("watch.html"), """
                <link href="deluxe.css"><script data-wasm="watch.wasm" data-javascript="watch.js"></script>""");
        write(webapp.resolve("deluxe.css"), "a { src: url(\"fonts/one.woff2\") }");
        write(webapp.resolve("fonts/one.woff2"), "font");
        write(webapp.resolve("runtime.js"), "the runtime");
        write(webapp.resolve("sw.js"), "work(BUNDLE);");
        write(webapp.resolve("manifest.webmanifest"), "{ \"src\": \"icons/icon.png\" }");
        write(webapp.resolve("icons/icon.png"), "icon");
        write(compiled.resolve("wasm/index.wasm"), "wasm!");
        write(compiled.resolve("js/index.js"), "js");
        write(compiled.resolve("wasm/watch.wasm"), "watching");
        write(compiled.resolve("js/watch.js"), "watch");
    }

    @Test
    void everyFileIsNamedByItsContentButThoseThatABrowserComesBackTo() throws Exception {
        pack();

        List<String> entrances = List.of("index.html", "watch.html", "manifest.webmanifest", "sw.js", "version.json");
        assertThat(names())
                .containsAll(entrances)
                .allMatch(name -> entrances.contains(name) || name.matches(".+\\.[0-9a-f]{8}\\.\\w+"));
    }

    @Test
    void theVersionIsInAFileOfItsOwnAndInTheStyles() throws Exception {
        write(webapp.resolve("deluxe.css"), ".settings::after { content: \"Dominoes Deluxe GAME_VERSION\" }");
        pack();

        assertThat(read("version.json")).isEqualTo("{\"version\":\"1.2.3\"}\n");
        assertThat(read(named("deluxe.*css"))).contains("\"Dominoes Deluxe 1.2.3\"");
    }

    @Test
    void theManifestNamesItsIconsAsTheyAre() throws Exception {
        pack();

        assertThat(read("manifest.webmanifest")).isEqualTo("{ \"src\": \"" + named("icons/icon.*") + "\" }");
    }

    @Test
    void theServiceWorkerIsToldAllFilesInTheirKindsWithTheirSizes() throws Exception {
        write(webapp.resolve("audio/music.mp3"), "music");
        write(webapp.resolve("words/es.txt"), "Español\n");
        pack();

        List<String> lines = read("sw.js").lines().toList();
        assertThat(lines).hasSize(2).element(1).isEqualTo("work(BUNDLE);");
        Map<?, ?> bundle = new Json().toType(lines.get(0).replaceAll("^const BUNDLE = |;$", ""), Map.class);
        assertThat(bundle.get("pages")).isEqualTo(sizes("index.html", "manifest.webmanifest", "watch.html"));
        assertThat(bundle.get("shared")).isEqualTo(sizes("deluxe\\..*css", "fonts/one.*", "words/es.*"));
        assertThat(bundle.get("wasm")).isEqualTo(sizes("index.*wasm", "runtime.*", "watch.*wasm"));
        assertThat(bundle.get("javascript")).isEqualTo(sizes("index.*js", "watch.*js"));
        assertThat(bundle.get("music")).isEqualTo(sizes("audio/.*"));
        assertThat(bundle.get("besides")).isEqualTo(List.of(named("icons/.*"), "version.json"));
    }

    private Map<String, Long> sizes(String... patterns) throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        for (String pattern : patterns) {
            sizes.put(named(pattern), size(named(pattern)));
        }
        return sizes;
    }

    @Test
    void everyChangeMakesANewVersionExceptInFilesThatOnlyInstallersLoad() throws Exception {
        pack();
        String first = read("sw.js");
        pack();
        assertThat(read("sw.js")).isEqualTo(first);
        String version = version();
        write(webapp.resolve("icons/icon.png"), "another icon");
        write(webapp.resolve("manifest.webmanifest"), "{}");
        pack();
        String withManifest = version();
        write(webapp.resolve("icons/icon.png"), "a third icon");
        pack();
        assertThat(version()).isEqualTo(withManifest).isNotEqualTo(version);
        write(webapp.resolve("index.html"), "another text");
        pack();

        assertThat(version()).isNotEqualTo(withManifest);
    }

    private String version() throws IOException {
        return read("sw.js").replaceAll("(?s).*\"version\": \"([0-9a-f]{16})\".*", "$1");
    }

    @Test
    void theSharePictureIsNamedByTheWholeAddress() throws Exception {
        write(webapp.resolve("icons/share.jpg"), "picture");
        write(webapp.resolve("index.html"), "<meta property=\"og:image\" content=\"icons/share.jpg\">");
        pack();

        assertThat(read("index.html"))
                .isEqualTo("<meta property=\"og:image\" content=\"https://games.example/fives/" + named("icons/share.*")
                        + "\">");
    }

    @Test
    void whatRefersToAFileUsesItsNewName() throws Exception {
        pack();

        String style = named("deluxe\\..*css");
        assertThat(read("index.html")).contains('"' + style + '"', '"' + named("index.*wasm") + '"');
        assertThat(read("watch.html")).contains('"' + style + '"', '"' + named("watch.*wasm") + '"');
        assertThat(read(style)).contains("url(\"" + named("fonts/one.*") + "\")");
    }

    @Test
    void anotherContentGetsAnotherNameAndSoDoesWhatRefersToIt() throws Exception {
        pack();
        List<String> before = names();
        write(webapp.resolve("fonts/one.woff2"), "another font");
        pack();

        assertThat(names())
                .doesNotContain(before.stream()
                        .filter(name -> name.contains("one") || name.endsWith(".css"))
                        .toArray(String[]::new));
        assertThat(names()).hasSameSizeAs(before);
    }

    @Test
    void allPagesHaveTheSameContentSecurityPolicy() throws Exception {
        for (Page page : Pages.read(Pages.LIST).all()) {
            String html = PageSource.of(page, name -> Files.readString(Path.of("src/main/webapp", name)));
            assertThat(html.lines().filter(line -> line.contains("Content-Security-Policy")))
                    .singleElement()
                    .asString()
                    .contains("default-src 'none'")
                    .isSubstringOf(Files.readString(Path.of("src/main/webapp", PageSource.HEAD)));
        }
    }

    @Test
    void aPageLikeAnotherHasEnginesOfItsOwn() throws Exception {
        Page sealed = Pages.read(Pages.LIST).named("sealed");
        String html = PageSource.of(sealed, name -> Files.readString(Path.of("src/main/webapp", name)));

        assertThat(html).contains("data-wasm=\"sealed.wasm\"", "data-javascript=\"sealed.js\"", "id=\"table\"");
        assertThat(html).doesNotContain("\"index.");
    }

    @Test
    void thePageTellsTheLoaderHowLargeTheEnginesAre() throws Exception {
        pack();

        assertThat(read("index.html")).contains("data-wasm-bytes=\"5\"", "data-javascript-bytes=\"2\"");
        assertThat(read("watch.html")).contains("data-wasm-bytes=\"8\"", "data-javascript-bytes=\"5\"");
    }

    @Test
    void thePageListsEachLanguageThatHasAFile() throws Exception {
        write(webapp.resolve("index.html"), "<script data-languages=\"\">");
        write(webapp.resolve("words/es.txt"), "Español\n\nStart\n    Empezar\n");
        write(webapp.resolve("words/pt-BR.txt"), "Português\n");
        pack();

        assertThat(read("index.html"))
                .isEqualTo("<script data-languages=\"es=" + named("words/es.*") + "=Español|pt-BR="
                        + named("words/pt.*") + "=Português\">");
    }

    @Test
    void aLanguageThatDoesNotSayWhatItIsCalledIsRefused() throws Exception {
        write(webapp.resolve("words/fr.txt"), "\"><script>\n");

        assertThatThrownBy(this::pack).hasMessageContaining("words/fr.txt").hasMessageContaining("<script>");
    }

    @Test
    void compressedCopiesUnpackToTheFile() throws Exception {
        pack();
        Compression.compress(target, Path.of("src/build"), 11);

        byte[] packed = Files.readAllBytes(target.resolve("index.html.gz"));
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            assertThat(new String(gzip.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(read("index.html"));
        }
        assertThat(fromBrotli(target.resolve("index.html.br"))).isEqualTo(read("index.html"));
        assertThat(target.resolve(named("fonts/one.*") + ".gz")).doesNotExist();
    }

    private static String fromBrotli(Path file) throws Exception {
        String script =
                "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))";
        Process node = new ProcessBuilder("node", "--eval", script, file.toString()).start();
        String content = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).isZero();
        return content;
    }

    @Test
    void aSqueezedFileIsNamedByItsSqueezedContent() throws Exception {
        Bundle.pack(
                PAGES,
                webapp,
                compiled,
                target,
                new Squeeze() {
                    @Override
                    public byte[] wasm(byte[] content) {
                        return "smaller".getBytes(StandardCharsets.UTF_8);
                    }

                    @Override
                    public byte[] javascript(byte[] content) {
                        return "sorted".getBytes(StandardCharsets.UTF_8);
                    }

                    @Override
                    public byte[] text(String name, byte[] content) {
                        return name.endsWith(".css") ? "styles".getBytes(StandardCharsets.UTF_8) : content;
                    }
                },
                "./",
                "1.2.3",
                Offer.ALL,
                Luck.TOLD);

        assertThat(read(named("index.*wasm"))).isEqualTo("smaller");
        assertThat(read(ContentName.of("deluxe.css", "styles".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("styles");
        assertThat(read(named("watch.*wasm"))).isEqualTo("smaller");
        assertThat(read(named("watch.*js"))).isEqualTo("sorted");
    }

    @Test
    void theWeightCountsWhatEachEngineDownloads() throws Exception {
        write(webapp.resolve("audio/music.mp3"), "x".repeat(1000));
        pack();

        Weight weight = Weight.of(target, PAGES);

        long parts = size(named("deluxe.*css")) + size(named("fonts/one.*"));
        Weight.OfPage game = weight.pages().get(0);
        assertThat(game.wasm().brotliBytes())
                .isEqualTo(parts + size("index.html") + size(named("index.*wasm")) + size(named("runtime.*")));
        assertThat(game.javascript().brotliBytes()).isEqualTo(parts + size("index.html") + size(named("index.*js")));
        assertThat(weight.pages().get(1).wasm().brotliBytes())
                .isEqualTo(parts + size("watch.html") + size(named("watch.*wasm")) + size(named("runtime.*")));
        assertThat(weight.everything().brotliBytes()).isEqualTo(sizeOfAll());
    }

    @Test
    void theWeightIsThatOfThePackedCopies() throws Exception {
        pack();
        String page = "index.html";
        long unpacked = Weight.of(target, PAGES).everything().brotliBytes();
        write(target.resolve(page + ".br"), "br");
        write(target.resolve(page + ".gz"), "gzip");

        assertThat(Weight.of(target, PAGES).everything())
                .isEqualTo(new Download(unpacked - size(page) + 2, unpacked - size(page) + 4));
    }

    @Test
    void aBuildWithoutTheCompilersOutputSaysWhatIsMissing() {
        Path nowhere = folder.resolve("nowhere");

        assertThatThrownBy(() ->
                        Bundle.pack(PAGES, webapp, nowhere, target, Squeeze.NONE, "./", "1.2.3", Offer.ALL, Luck.TOLD))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("nowhere");
    }

    private static Page page(String name) {
        return new Page(
                name,
                List.of(new PageEngine(name, "Main")),
                List.of("deluxe.css", "fonts/one.woff2"),
                "words",
                Optional.empty(),
                1 << 20,
                List.of());
    }

    private void pack() throws Exception {
        Bundle.pack(
                PAGES,
                webapp,
                compiled,
                target,
                Squeeze.NONE,
                "https://games.example/fives/",
                "1.2.3",
                Offer.ALL,
                Luck.TOLD);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String read(String name) throws IOException {
        return Files.readString(target.resolve(name));
    }

    private long size(String name) throws IOException {
        return Files.size(target.resolve(name));
    }

    private long sizeOfAll() throws IOException {
        long sum = 0;
        for (String name : names()) {
            sum += size(name);
        }
        return sum;
    }

    private String named(String pattern) throws IOException {
        return names().stream()
                .filter(name -> name.matches(pattern))
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> found = Files.walk(target)) {
            return found.filter(Files::isRegularFile)
                    .map(path -> target.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }
}
