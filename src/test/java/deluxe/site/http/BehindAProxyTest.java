package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The test is the proxy: its requests come from 127.0.0.1. */
class BehindAProxyTest {
    private static final ProxyList THIS_MACHINE = ProxyList.of(List.of("127.0.0.1", "10.0.0.0/8"));

    private final HttpClient client = HttpClient.newHttpClient();
    private SiteServer server;

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.7 | 203.0.113.7",
                // What a client wrote itself is before what the proxy has added.
                "6.6.6.6, 203.0.113.7 | 203.0.113.7",
                "203.0.113.7, 10.1.2.3 | 203.0.113.7",
                "2001:db8:1:2:3:4:5:6 | 20010db800010002/64",
                "10.1.2.3 | 10.1.2.3",
                "6.6.6.6, somewhere.example | 127.0.0.1",
                "999.1.1.1 | 127.0.0.1",
            })
    void aRequestIsFromTheLastAddressThatIsNoProxy(String told, String client) throws Exception {
        server = start(THIS_MACHINE);

        assertThat(from("X-Forwarded-For", told).body()).isEqualTo(client);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Forwarded | for=6.6.6.6", "X-Forwarded-Host | 6.6.6.6", "X-Forwarded-Port | 81"})
    void otherWordsOfAClientCountForNothing(String header, String told) throws Exception {
        server = start(THIS_MACHINE);

        assertThat(from(header, told).body()).isEqualTo("127.0.0.1");
        assertThat(from(header, told, "X-Forwarded-For", "203.0.113.7").body()).isEqualTo("203.0.113.7");
    }

    @Test
    void aHeaderFromWhoIsNoProxyCountsForNothing() throws Exception {
        server = start(ProxyList.of(List.of("10.0.0.0/8")));

        HttpResponse<String> answer = from("X-Forwarded-For", "203.0.113.7", "X-Forwarded-Proto", "https");

        assertThat(answer.body()).isEqualTo("127.0.0.1");
        assertThat(answer.headers().firstValue("Strict-Transport-Security")).isEmpty();
    }

    @Test
    void onlyWhoCameByTlsIsToldToComeByTlsAgain() throws Exception {
        server = start(THIS_MACHINE);

        assertThat(from("X-Forwarded-For", "203.0.113.7", "X-Forwarded-Proto", "https")
                        .headers()
                        .firstValue("Strict-Transport-Security"))
                .contains("max-age=31536000");
        assertThat(from("X-Forwarded-For", "203.0.113.7", "X-Forwarded-Proto", "http")
                        .headers()
                        .firstValue("Strict-Transport-Security"))
                .isEmpty();
    }

    @Test
    void everyAnswerSaysTheVersion() throws Exception {
        server = start(ProxyList.NOBODY);

        assertThat(from("Accept", "*/*").headers().firstValue("Dominoes-Deluxe-Version"))
                .contains(ProgramVersion.text());
    }

    private static SiteServer start(ProxyList proxies) throws IOException {
        return SiteServer.start(
                request -> Reply.of(Reply.OK).with(request.client().getBytes(StandardCharsets.UTF_8)),
                ServerSettings.ofPort(0).with(proxies));
    }

    private HttpResponse<String> from(String... headers) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.address().getPort() + "/");
        return client.send(
                HttpRequest.newBuilder(address).headers(headers).build(), HttpResponse.BodyHandlers.ofString());
    }
}
