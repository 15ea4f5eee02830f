package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold for every answer. */
class SiteServerTest extends SmallSite {
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

    /** The lobby shows the game in a frame. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "https://your.site | 'self' https://your.site",
                "https://a.example https://b.example | 'self' https://a.example https://b.example",
                "https://a.example 'self' | https://a.example 'self'",
                "* | *",
            })
    void theSiteItselfMayFrameTheGameWhoeverElseMay(String named, String told) throws Exception {
        Reply answer = new Site(folder.resolve("web"), named).answer(new Request("GET", "/game/", "", Map.of()));

        assertThat(answer.headers().get("Content-Security-Policy")).endsWith("frame-ancestors " + told);
    }

    @Test
    void aStoppedServerGivesItsPortBack() throws Exception {
        SiteServer first = SiteServer.start(new Site(folder.resolve("web")), 0);
        int port = first.address().getPort();
        first.close();

        SiteServer.start(new Site(folder.resolve("web")), port).close();
    }
}
