package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sounds are asked for in parts. */
class RangesTest extends SmallSite {
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
}
