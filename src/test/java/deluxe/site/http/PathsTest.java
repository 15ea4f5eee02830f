package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which file an address means, and what no address reaches. */
class PathsTest extends SmallSite {
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
                "a.jpg|image/jpeg",
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
    void whichAppsMayOpenLinksIsSaidInJsonAndNothingElseThatIsHidden() throws Exception {
        HttpResponse<String> answer = get("/.well-known/apple-app-site-association");

        assertThat(answer.body()).isEqualTo("{}");
        assertThat(header(answer, "Content-Type")).isEqualTo("application/json; charset=utf-8");
        assertThat(get("/.well-known/.secret").statusCode()).isEqualTo(404);
        assertThat(get("/game/.well-known/x").statusCode()).isEqualTo(404);
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
                "/game/..%2f..%2fpom.xml",
                "/%2e%2e%2fpom.xml",
                "/..%5cpom.xml",
                "//pom.xml",
                "/%2fpom.xml",
                "/./index.html",
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
                "GET /../pom.xml HTTP/1.1",
                "GET /game/../../pom.xml HTTP/1.1",
                "GET /%2e%2e/pom.xml HTTP/1.1",
                "GET http://localhost/../pom.xml HTTP/1.1",
                "NONSENSE"
            })
    void whatCannotBeReadIsMalformed(String line) throws Exception {
        assertThat(raw(line)).startsWith("HTTP/1.1 400").doesNotContain("outside");
    }

    /** Sends {@code line} as it is; a client would tidy it up first. */
    private static String raw(String line) throws IOException {
        try (Socket socket = new Socket("localhost", server.address().getPort())) {
            String request = line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
