package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A request that is not even HTTP, or that can be read in two ways, is answered like any other: a status, one line, our headers. */
class BrokenRequestsTest extends HostedLobby {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "no version | 505 | GET /~Host: a~~",
                "no request | 400 | NONSENSE~~",
                "no path | 400 | GET ? HTTP/1.1~Host: a~~",
                "an unknown version | 505 | GET / HTTP/9.9~Host: a~~",
                "no host | 400 | GET / HTTP/1.1~~",
                "two hosts | 400 | GET / HTTP/1.1~Host: a~Host: b~~",
                "a header without a name | 400 | GET / HTTP/1.1~Host: a~: b~~",
                "a header with a space | 400 | GET / HTTP/1.1~Host: a~X Y: b~~",
                "a length that is no number | 400 | POST /api/players HTTP/1.1~Host: a~Content-Length: ten~~",
                "a length below nothing | 400 | POST /api/players HTTP/1.1~Host: a~Content-Length: -1~~",
                "a length beyond counting | 400 | POST /api/players HTTP/1.1~Host: a~Content-Length: 99999999999999999999~~",
                "two lengths | 400 | POST /api/players HTTP/1.1~Host: a~Content-Length: 1~Content-Length: 2~~x",
                "length and chunks | 400 | POST /api/players HTTP/1.1~Host: a~Content-Length: 3~Transfer-Encoding: chunked~~0~~",
                "a bad chunk | 400 | POST /api/players HTTP/1.1~Host: a~Transfer-Encoding: chunked~~zz~x~0~~",
                "an unknown transfer coding | 400 | POST /api/players HTTP/1.1~Host: a~Transfer-Encoding: pigeon~~",
                "an unknown method | 405 | BREW / HTTP/1.1~Host: a~~",
                "a tunnel | 405 | CONNECT a:80 HTTP/1.1~Host: a~~",
                "a trace | 405 | TRACE / HTTP/1.1~Host: a~~",
                "another expectation | 417 | POST /api/players HTTP/1.1~Host: a~Content-Length: 1~Expect: miracles~~x",
                "an absurd length | 413 | POST /api/players HTTP/1.1~Host: a~Content-Type: application/json~"
                        + "Content-Length: 999999999999~~{",
            })
    void whatIsBrokenIsAnsweredWithItsStatusOneLineAndOurHeaders(String name, int status, String request)
            throws IOException {
        assertRefused(request.replace("~", "\r\n"), status);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"an endless path, 414, /", "an endless header, 431, / HTTP/1.1~X: "})
    void whatIsTooLongIsRefusedWithItsStatus(String name, int status, String begin) throws IOException {
        assertRefused("GET " + begin.replace("~", "\r\nHost: a\r\n") + "x".repeat(20_000) + " \r\n\r\n", status);
    }

    private void assertRefused(String request, int status) throws IOException {
        String answer = RawRequest.answer(address, request);
        String head = answer.substring(0, Math.max(0, answer.indexOf("\r\n\r\n")));
        String body = answer.substring(head.length()).strip();

        assertThat(head)
                .startsWith("HTTP/1.1 " + status)
                .contains("Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff")
                .contains("Referrer-Policy: same-origin", "Cache-Control: no-store")
                .doesNotContainIgnoringCase("jetty", "Server:");
        assertThat(body).hasLineCount(1).doesNotContainIgnoringCase("jetty", "exception", "<html");
    }
}
