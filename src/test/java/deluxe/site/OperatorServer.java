package deluxe.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import deluxe.site.Guest.Told;
import deluxe.site.operators.Signature;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.openqa.selenium.json.Json;

/** The server of a tournament elsewhere: it asks for tickets, and is told of its matches, as well or as badly as a test wants. */
final class OperatorServer implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final String name;
    private final String key;
    private final SiteClock clock;
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final List<Signature> signatures = Collections.synchronizedList(new ArrayList<>());
    private volatile int status = 204;
    private volatile CompletableFuture<Void> answers = CompletableFuture.completedFuture(null);

    OperatorServer(String name, String key, SiteClock clock, int port) throws IOException {
        this.name = name;
        this.key = key;
        this.clock = clock;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(threads);
        server.createContext("/", this::hear);
        server.start();
    }

    private void hear(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String[] signed =
                exchange.getRequestHeaders().getFirst(Signature.HEADER).split(" ", -1);
        signatures.add(new Signature(signed[0], Long.parseLong(signed[1]), signed[2]));
        told.add(body);
        answers.join();
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/told";
    }

    /** All that it was told, in order, however it answered. */
    List<Map<?, ?>> told() {
        return told.stream()
                .<Map<?, ?>>map(body -> new Json().toType(body, Map.class))
                .toList();
    }

    List<String> bodies() {
        return List.copyOf(told);
    }

    List<Signature> signatures() {
        return List.copyOf(signatures);
    }

    /** From now on it answers with this status. */
    void answer(int other) {
        status = other;
    }

    /** From now on it answers nothing before that. */
    void answerAfter(CompletableFuture<Void> moment) {
        answers = moment;
    }

    Told askForTicket(URI site, String request, String account, String more) {
        String body = "{\"request\":\"" + request + "\",\"account\":\"" + account + "\",\"difficulty\":\"easy\""
                + (more.isEmpty() ? "" : "," + more) + "}";
        return post(site, "v1/tickets", body, key, clock.millis());
    }

    Told post(URI site, String path, String body, String signedWith, long atMillis) {
        return new Guest(site)
                .send(signed(site, "POST", path, body, signedWith, atMillis)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)));
    }

    Told get(URI site, String path) {
        return new Guest(site)
                .send(signed(site, "GET", path, "", key, clock.millis()).GET());
    }

    private HttpRequest.Builder signed(
            URI site, String method, String path, String body, String signedWith, long atMillis) {
        String message = method + " /" + path + '\n' + body;
        return HttpRequest.newBuilder(site.resolve(path))
                .header(
                        Signature.HEADER,
                        Signature.of(name, signedWith, atMillis, message).text());
    }

    @Override
    public void close() {
        answers.complete(null);
        server.stop(0);
        threads.shutdownNow();
    }
}
