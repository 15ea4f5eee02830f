package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a browser may keep, and what it need not fetch again. */
class CachingTest extends SmallSite {
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
    void theServiceWorkerIsAskedForAnewEachTimeAndMayWork() throws Exception {
        Files.writeString(folder.resolve("web/game/sw.js"), SCRIPT);
        HttpResponse<String> worker = get("/game/sw.js");

        assertThat(header(worker, "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(worker, "Content-Type")).startsWith("text/javascript");
        assertThat(header(worker, "Content-Security-Policy")).contains("worker-src 'self'", "connect-src 'self'");
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
}
