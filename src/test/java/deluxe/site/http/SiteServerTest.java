package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Over real sockets, as a browser meets it. */
class SiteServerTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String SCRIPT = "let tile = 'double six';\n".repeat(200);
    private static final String SOUND = "0123456789";

    @TempDir
    static Path folder;

    private static SiteServer server;

    @BeforeAll
    static void serveASmallSite() throws IOException {
        Path game = Files.createDirectories(folder.resolve("web/game"));
        Files.writeString(folder.resolve("pom.xml"), "outside");
        Files.writeString(folder.resolve("web/index.html"), "home");
        Files.writeString(folder.resolve("web/.secret"), "hidden");
        Files.createDirectory(folder.resolve("web/empty"));
        Files.createSymbolicLink(folder.resolve("web/link.xml"), folder.resolve("pom.xml"));
        Files.writeString(game.resolve("index.html"), "table");
        Files.writeString(game.resolve("é +1.txt"), "named");
        Files.writeString(game.resolve("none.txt"), "");
        Files.writeString(game.resolve("plain.js"), SCRIPT);
        Files.writeString(game.resolve("app.0123abcd.js"), SCRIPT);
        Files.writeString(game.resolve("app.0123abcd.js.br"), "as brotli");
        Files.writeString(game.resolve("app.0123abcd.js.gz"), "as gzip");
        Files.writeString(game.resolve("stale.js"), SCRIPT);
        Files.writeString(game.resolve("stale.js.br"), "of an earlier build");
        Files.setLastModifiedTime(game.resolve("stale.js.br"), FileTime.from(Instant.EPOCH));
        Files.writeString(game.resolve("tune.mp3"), SOUND);
        server = SiteServer.start(new Site(folder.resolve("web")), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "index.html|text/html; charset=utf-8",
                "a.js|text/javascript; charset=utf-8",
                "a.mjs|text/javascript; charset=utf-8",
                "a.css|text/css; charset=utf-8",
                "a.json|application/json; charset=utf-8",
                "a.js.map|application/json; charset=utf-8",
                "a.webmanifest|application/manifest+json; charset=utf-8",
                "a.wasm|application/wasm",
                "a.svg|image/svg+xml; charset=utf-8",
                "a.png|image/png",
                "a.ico|image/x-icon",
                "a.mp3|audio/mpeg",
                "a.woff2|font/woff2",
                "a.txt|text/plain; charset=utf-8",
                "a.d.ts|text/plain; charset=utf-8",
                "strange|application/octet-stream",
            })
    void aFileIsWhatItsEndingSays(String name, String type) throws Exception {
        Files.writeString(folder.resolve("web").resolve(name), "home");

        assertThat(header(get("/" + name), "Content-Type")).isEqualTo(type);
    }

    @Test
    void aFolderIsItsIndexPage() throws Exception {
        assertThat(get("/").body()).isEqualTo("home");
        assertThat(get("/game/?seed=1").body()).isEqualTo("table");
    }

    @Test
    void aFolderWithoutItsSlashIsSentThereQueryAndAll() throws Exception {
        HttpResponse<String> answer = get("/game?seed=1");

        assertThat(answer.statusCode()).isEqualTo(301);
        assertThat(header(answer, "Location")).isEqualTo("/game/?seed=1");
    }

    @Test
    void anEncodedNameIsDecodedOnce() throws Exception {
        assertThat(get("/game/%C3%A9%20+1.txt").body()).isEqualTo("named");
        assertThat(get("/game/%25C3%25A9.txt").statusCode()).isEqualTo(404);
    }

    @Test
    void anEmptyFileIsAnEmptyAnswer() throws Exception {
        HttpResponse<String> answer = get("/game/none.txt");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/nowhere", "/empty/", "/index.html/", "/.secret", "/game//index.html", "/link.xml", "/game/tune"
            })
    void whatIsNotThereIsNotFound(String path) throws Exception {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../pom.xml",
                "/game/../../pom.xml",
                "/%2e%2e/pom.xml",
                "/game/..%2f..%2fpom.xml",
                "/%2e%2e%2fpom.xml",
                "/..%5cpom.xml",
                "//pom.xml",
                "/%2fpom.xml",
                "/./index.html",
                "http://localhost/../pom.xml",
            })
    void nothingOutsideTheRootIsServed(String target) throws Exception {
        assertThat(raw("GET " + target + " HTTP/1.1"))
                .startsWith("HTTP/1.1 404")
                .doesNotContain("outside");
    }

    @Test
    void anAbsolutePathToAFileOutsideIsNotFound() throws Exception {
        String target = folder.resolve("pom.xml").toString();

        assertThat(raw("GET " + target + " HTTP/1.1"))
                .startsWith("HTTP/1.1 404")
                .doesNotContain("outside");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /%00 HTTP/1.1",
                "GET /%c0%ae%c0%ae/pom.xml HTTP/1.1",
                "GET /%zz HTTP/1.1",
                "GET /%0d%0a HTTP/1.1",
                "NONSENSE"
            })
    void whatCannotBeReadIsMalformed(String line) throws Exception {
        assertThat(raw(line)).startsWith("HTTP/1.1 400");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
    void onlyReadingIsAllowed(String method) throws Exception {
        HttpResponse<String> answer =
                send(request("/").method(method, HttpRequest.BodyPublishers.ofString("take this")));

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(header(answer, "Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void headSaysWhatGetWouldSayAndSendsNothing() throws Exception {
        HttpResponse<String> answer =
                send(request("/game/plain.js").method("HEAD", HttpRequest.BodyPublishers.noBody()));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEmpty();
        assertThat(header(answer, "Content-Length")).isEqualTo(String.valueOf(SCRIPT.length()));
        assertThat(header(answer, "ETag")).isEqualTo(header(get("/game/plain.js"), "ETag"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "br, gzip|br|as brotli",
                "gzip, deflate, br, zstd|br|as brotli",
                "gzip|gzip|as gzip",
                "br;q=0.5, gzip|gzip|as gzip",
                "br;q=0, *|gzip|as gzip",
                "BR ; Q=1|br|as brotli",
            })
    void aPackedSiblingIsSentToWhoTakesIt(String accepted, String encoding, String body) throws Exception {
        HttpResponse<String> answer = get("/game/app.0123abcd.js", "Accept-Encoding", accepted);

        assertThat(header(answer, "Content-Encoding")).isEqualTo(encoding);
        assertThat(header(answer, "Content-Type")).isEqualTo("text/javascript; charset=utf-8");
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body()).isEqualTo(body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "identity",
                "br;q=0, gzip;q=0",
                "br;q=0.000",
                "deflate",
                "br;q=nonsense",
                "identity, br;q=0.5",
                ";"
            })
    void whoTakesNoPackingGetsThePlainFile(String accepted) throws Exception {
        HttpResponse<String> answer = get("/game/app.0123abcd.js", "Accept-Encoding", accepted);

        assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body()).isEqualTo(SCRIPT);
    }

    @Test
    void whoTakesNothingIsToldSo() throws Exception {
        assertThat(get("/index.html", "Accept-Encoding", "*;q=0").statusCode()).isEqualTo(406);
    }

    @Test
    void aPackedSiblingOlderThanItsFileIsNotSent() throws Exception {
        HttpResponse<byte[]> answer = bytes("/game/stale.js", "br, gzip");

        assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(unzipped(answer.body())).isEqualTo(SCRIPT);
    }

    @Test
    void textIsPackedOnTheWayAndSoundIsNot() throws Exception {
        HttpResponse<byte[]> script = bytes("/game/plain.js", "gzip");

        assertThat(script.body().length).isLessThan(SCRIPT.length() / 5);
        assertThat(unzipped(script.body())).isEqualTo(SCRIPT);
        assertThat(get("/game/tune.mp3", "Accept-Encoding", "gzip").body()).isEqualTo(SOUND);
    }

    @Test
    void onlyHashedNamesOfTheGameAreKeptForEver() throws Exception {
        Files.writeString(folder.resolve("web/embed.0123abcd.js"), SCRIPT);

        assertThat(header(get("/game/app.0123abcd.js"), "Cache-Control"))
                .isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(get("/game/plain.js"), "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(get("/game/"), "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(get("/embed.0123abcd.js"), "Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void whatTheBrowserHasIsNotSentAgain() throws Exception {
        String tag = header(get("/game/plain.js"), "ETag");
        HttpResponse<String> answer = get("/game/plain.js", "If-None-Match", "\"other\", W/" + tag);

        assertThat(answer.statusCode()).isEqualTo(304);
        assertThat(answer.body()).isEmpty();
        assertThat(header(answer, "ETag")).isEqualTo(tag);
        assertThat(get("/game/plain.js", "If-None-Match", "\"other\"").statusCode())
                .isEqualTo(200);
    }

    @Test
    void eachPackingAndEachStateOfAFileHasATagOfItsOwn() throws Exception {
        Path changing = Files.writeString(folder.resolve("web/changing.txt"), "before");
        String before = header(get("/changing.txt"), "ETag");
        Files.writeString(changing, "afterwards");

        assertThat(header(get("/changing.txt"), "ETag")).isNotEqualTo(before);
        assertThat(header(bytes("/game/plain.js", "gzip"), "ETag"))
                .isNotEqualTo(header(bytes("/game/plain.js", "identity"), "ETag"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bytes=0-3|0123|bytes 0-3/10",
                "bytes=7-|789|bytes 7-9/10",
                "bytes=-2|89|bytes 8-9/10",
                "bytes=8-99|89|bytes 8-9/10",
                "bytes=-99|0123456789|bytes 0-9/10"
            })
    void aPartOfASoundIsSentAlone(String range, String part, String contentRange) throws Exception {
        HttpResponse<String> answer = get("/game/tune.mp3", "Range", range);

        assertThat(answer.statusCode()).isEqualTo(206);
        assertThat(answer.body()).isEqualTo(part);
        assertThat(header(answer, "Content-Range")).isEqualTo(contentRange);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=10-", "bytes=99-100", "bytes=-0"})
    void aPartThatIsNotThereIsRefusedWithTheSize(String range) throws Exception {
        HttpResponse<String> answer = get("/game/tune.mp3", "Range", range);

        assertThat(answer.statusCode()).isEqualTo(416);
        assertThat(header(answer, "Content-Range")).isEqualTo("bytes */10");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"bytes=0-1,4-5", "bytes=5-2", "bytes=-", "lines=0-1", "bytes=a-b", "bytes=0-9999999999999999999"
            })
    void aRangeThatCannotBeReadIsTheWholeFile(String range) throws Exception {
        HttpResponse<String> answer = get("/game/tune.mp3", "Range", range);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(SOUND);
    }

    @Test
    void aPartIsOfThePlainFileEvenForWhoTakesPackedOnes() throws Exception {
        HttpResponse<String> answer =
                send(request("/game/plain.js").header("Range", "bytes=0-7").header("Accept-Encoding", "br, gzip"));

        assertThat(answer.body()).isEqualTo("let tile");
        assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
    }

    @Test
    void aPartOfAnEarlierStateBecomesTheWholeFile() throws Exception {
        HttpResponse<String> answer =
                send(request("/game/tune.mp3").header("Range", "bytes=0-3").header("If-Range", "\"earlier\""));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(SOUND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/game/", "/nowhere", "/game/nowhere"})
    void everyAnswerCarriesThePolicyAndAnySiteMayFrameTheGame(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        boolean isGame = path.startsWith("/game/");

        assertThat(header(answer, "Content-Security-Policy"))
                .contains("default-src 'none'", isGame ? "frame-ancestors *" : "frame-ancestors 'self'")
                .doesNotContain("unsafe-inline");
        assertThat(header(answer, "Content-Security-Policy").contains("frame-src 'self'"))
                .isEqualTo(!isGame);
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("same-origin");
        assertThat(answer.headers().firstValue("X-Frame-Options")).isEmpty();
    }

    @Test
    void aStoppedServerGivesItsPortBack() throws Exception {
        SiteServer first = SiteServer.start(new Site(folder.resolve("web")), 0);
        int port = first.address().getPort();
        first.close();

        SiteServer.start(new Site(folder.resolve("web")), port).close();
    }

    private static HttpResponse<String> get(String path) throws Exception {
        return send(request(path));
    }

    private static HttpResponse<String> get(String path, String header, String value) throws Exception {
        return send(request(path).header(header, value));
    }

    private static HttpResponse<byte[]> bytes(String path, String accepted) throws Exception {
        return CLIENT.send(
                request(path).header("Accept-Encoding", accepted).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.address().resolve(path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElseThrow(() -> new AssertionError("no " + name + " in " + answer));
    }

    private static String unzipped(byte[] packed) throws IOException {
        return new String(new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Sends {@code line} as it is, which a client would tidy up first. */
    private static String raw(String line) throws IOException {
        try (Socket socket = new Socket("localhost", server.address().getPort())) {
            String request = line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
