package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that accept compressed files get them. */
class PackingTest extends SmallSite {
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
    void aClientThatAcceptsNoPackingGetsThePlainFile(String accepted) throws Exception {
        HttpResponse<String> answer = get("/game/app.0123abcd.js", "Accept-Encoding", accepted);

        assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body()).isEqualTo(SCRIPT);
    }

    @Test
    void aClientThatAcceptsNoEncodingAtAllIsRefused() throws Exception {
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
}
