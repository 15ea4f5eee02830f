package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.api.Limits;
import deluxe.site.http.ProxyList;
import deluxe.site.http.ServerSettings;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Lobby;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Behind a proxy each visitor has limits of his own; the test is the proxy. */
class ProxiedVisitorsTest extends HostedLobby {
    private static final int NAMES = 40;
    private static final int REQUESTS = 1_300;
    private static final int CLIENTS = 50;

    private final HttpClient proxy = HttpClient.newHttpClient();

    @Override
    void start() throws IOException {
        ledger = ledger();
        Lobby lobby = new Lobby(ledger, UsualSchedule.dealt("open"), clock, clock::monotonicMillis);
        server = SiteServer.start(
                new TournamentSite(new Site(folder), lobby, Limits.USUAL, clock::nanoTime),
                ServerSettings.ofPort(0).with(ProxyList.of(List.of("127.0.0.1"))));
        address = URI.create("http://127.0.0.1:" + server.address().getPort() + "/");
    }

    @Test
    void manyVisitorsMayDoWhatOneMayNot() {
        assertThat(refused(NAMES, number -> claim(number, "203.0.113." + number % CLIENTS)))
                .isZero();
        assertThat(refused(REQUESTS, number -> look("203.0.113." + number % CLIENTS)))
                .isZero();

        assertThat(refused(NAMES, number -> claim(NAMES + number, "198.51.100.1")))
                .isPositive();
        assertThat(refused(REQUESTS, number -> look("198.51.100.2"))).isPositive();
    }

    @Test
    void whoWritesAnotherAddressInFrontOfTheProxysStaysOne() {
        assertThat(refused(REQUESTS, number -> look("192.0.2." + number % CLIENTS + ", 198.51.100.3")))
                .isPositive();
    }

    private long refused(int times, IntFunction<HttpRequest.Builder> ask) {
        return IntStream.range(0, times)
                .map(number -> status(ask.apply(number)))
                .filter(status -> status == 429)
                .count();
    }

    private HttpRequest.Builder claim(int number, String client) {
        String body = "{\"name\":\"Guest " + number + "\",\"key\":\"" + "k".repeat(20) + "\"}";
        return HttpRequest.newBuilder(address.resolve("api/players"))
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", client)
                .POST(BodyPublishers.ofString(body));
    }

    private HttpRequest.Builder look(String client) {
        return HttpRequest.newBuilder(address.resolve("api/health")).header("X-Forwarded-For", client);
    }

    private int status(HttpRequest.Builder request) {
        try {
            return proxy.send(request.build(), BodyHandlers.discarding()).statusCode();
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
