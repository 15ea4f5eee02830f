import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A server in plain Java that takes the records of matches and counts the first of each that is true.
 *
 * <p>java -cp dominoes-deluxe-verify-1.0.0.jar examples/java/Judge.java 3001
 */
class Judge {
    private static final int LONGEST_RECORD = 200_000;

    private final Map<String, String> records = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(Integer.parseInt(arguments[0])), 0);
        Judge judge = new Judge();
        server.createContext("/matches/", exchange -> judge.answer(exchange));
        server.start();
        System.out.println("http://localhost:" + server.getAddress().getPort() + "/");
    }

    private void answer(HttpExchange exchange) throws IOException {
        String match = exchange.getRequestURI().getPath().substring("/matches/".length());
        byte[] body = exchange.getRequestBody().readNBytes(LONGEST_RECORD + 1);
        if (!exchange.getRequestMethod().equals("PUT") || body.length > LONGEST_RECORD) {
            send(exchange, 400, "send a record with PUT");
            return;
        }
        String record = new String(body, StandardCharsets.US_ASCII);
        Verdict verdict = Verification.verify(record);
        if (verdict instanceof Verdict.Rejected rejected) {
            send(exchange, 422, "line " + rejected.line() + ": " + rejected.reason());
            return;
        }
        // In earnest, compare the whole header with what you issued.
        if (!record.startsWith("dominoes-deluxe 4\nmatch " + match + "\n")) {
            send(exchange, 422, "this is the record of another match");
            return;
        }
        String first = records.putIfAbsent(match, record);
        boolean counts = first == null || first.equals(record);
        int total = ((Verdict.Confirmed) verdict).total();
        send(exchange, counts ? 200 : 409, counts ? String.valueOf(total) : "the first record counts");
    }

    private static void send(HttpExchange exchange, int status, String line) throws IOException {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
