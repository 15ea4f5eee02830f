package deluxe.site.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Carries requests and answers over HTTP, several at a time, until closed. */
public final class SiteServer implements AutoCloseable {
    private static final int THREADS = 16;
    private static final int NO_BODY = -1;

    /** How many may wait to be let in, when a whole tournament ends at once. */
    private static final int WAITING_CONNECTIONS = 1_024;

    static {
        // Otherwise every second answer on a connection waits 40 ms for the client's delayed acknowledgement.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        // Whoever sends a request word by word holds a thread no longer than this.
        System.setProperty("sun.net.httpserver.maxReqTime", "30");
        // So much of a body that is too long is read and thrown away, so that its sender hears the answer.
        System.setProperty("sun.net.httpserver.drainAmount", String.valueOf(1 << 20));
    }

    /** What a request is answered. */
    @FunctionalInterface
    public interface Source {
        Answer answer(Request request) throws IOException;
    }

    private final HttpServer server;
    private final ExecutorService threads;

    private SiteServer(HttpServer server, ExecutorService threads) {
        this.server = server;
        this.threads = threads;
    }

    public static SiteServer start(Site site, int port) throws IOException {
        return start((Source) site::answer, port);
    }

    /** Listens on every address of the machine, so that a phone near by can try the game; port 0 takes a free one. */
    public static SiteServer start(Source source, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(port), WAITING_CONNECTIONS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        server.setExecutor(threads);
        server.createContext("/", exchange -> carry(exchange, source));
        server.start();
        return new SiteServer(server, threads);
    }

    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private static void carry(HttpExchange exchange, Source source) throws IOException {
        try (exchange) {
            send(exchange, answer(exchange, source));
        }
    }

    private static Answer answer(HttpExchange exchange, Source source) throws IOException {
        Request request = request(exchange);
        try {
            return source.answer(request);
        } catch (IOException | UncheckedIOException unreadable) {
            return failed(request, unreadable, "the file could not be read");
        } catch (RuntimeException unforeseen) {
            return failed(request, unforeseen, "something went wrong here");
        }
    }

    private static Answer failed(Request request, Exception cause, String line) {
        System.err.println("Could not answer " + request.path() + ": " + cause);
        return Answer.refusal(Answer.FAILED, line);
    }

    private static Request request(HttpExchange exchange) {
        Map<String, String> headers = new TreeMap<>();
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, String.join(",", values)));
        URI address = exchange.getRequestURI();
        String query = address.getRawQuery() == null ? "" : address.getRawQuery();
        String client = exchange.getRemoteAddress().getAddress().getHostAddress();
        return new Request(
                exchange.getRequestMethod(), address.getRawPath(), query, headers, client, exchange.getRequestBody());
    }

    private static void send(HttpExchange exchange, Answer answer) throws IOException {
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        byte[] body = answer.body();
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.getResponseHeaders().set("Content-Length", String.valueOf(body.length));
            exchange.sendResponseHeaders(answer.status(), NO_BODY);
            return;
        }
        exchange.sendResponseHeaders(answer.status(), body.length == 0 ? NO_BODY : body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }
}
