package deluxe.site.operators;

import deluxe.site.lobby.Ledger;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells operators what happened in their matches, until they acknowledge it. Several servers may do this with one database. One
 * operator who is slow takes no time from the others.
 */
public final class Courier {
    private static final Logger LOG = LoggerFactory.getLogger(Courier.class);
    private static final int FIRST_GAP_SECONDS = 5;
    private static final int MOST_DOUBLINGS = 10;
    private static final long LONGEST_GAP_MILLIS = TimeUnit.HOURS.toMillis(1);
    private static final int MOST_OF_ONE_OPERATOR = 8;
    private static final int GOOD = 200;
    private static final int NOT_GOOD = 300;

    private final OperatorBook book;
    private final OperatorKeys keys;
    private final MatchReport report;
    private final LongSupplier nowMillis;
    private final Duration patience;
    private final HttpClient client;
    private final Map<String, Integer> busy = new ConcurrentHashMap<>();

    /** @param patience how long an operator may take to answer */
    public Courier(Ledger ledger, OperatorBook book, LongSupplier nowMillis, Duration patience) {
        this.book = book;
        this.keys = new OperatorKeys(ledger.secrets());
        this.report = new MatchReport(ledger, book);
        this.nowMillis = nowMillis;
        this.patience = patience;
        this.client = HttpClient.newBuilder()
                .connectTimeout(patience)
                .followRedirects(HttpClient.Redirect.NEVER)
                .build();
    }

    /** Tells all that is due. Returns what comes to its end when each is acknowledged or put off. */
    public List<CompletableFuture<Void>> tell() {
        return book.due(nowMillis.getAsLong(), MOST_OF_ONE_OPERATOR).stream()
                .filter(this::isFree)
                .filter(telling -> book.take(telling, nowMillis.getAsLong() + 3 * patience.toMillis()))
                .map(this::tell)
                .toList();
    }

    private boolean isFree(Telling telling) {
        return busy.getOrDefault(telling.match().operator(), 0) < MOST_OF_ONE_OPERATOR;
    }

    private CompletableFuture<Void> tell(Telling telling) {
        String operator = telling.match().operator();
        busy.merge(operator, 1, Integer::sum);
        return begun(telling)
                .handle((status, failure) -> failure == null && status >= GOOD && status < NOT_GOOD)
                .thenAccept(isTaken -> {
                    busy.merge(operator, -1, Integer::sum);
                    if (isTaken) {
                        book.acknowledge(telling, nowMillis.getAsLong());
                    } else {
                        book.postpone(telling, nowMillis.getAsLong() + gapMillis(telling.attempts()));
                    }
                });
    }

    /** Whatever goes wrong before it is sent, it comes to its end like one that was not acknowledged. */
    private CompletableFuture<Integer> begun(Telling telling) {
        try {
            return sent(telling);
        } catch (RuntimeException failure) {
            LOG.error("{} could not be told", telling.id(), failure);
            return CompletableFuture.failedFuture(failure);
        }
    }

    private CompletableFuture<Integer> sent(Telling telling) {
        Operator operator = book.operator(telling.match().operator()).orElseThrow();
        String key = keys.current(operator).orElse("");
        if (key.isEmpty() || operator.callback().isEmpty()) {
            return CompletableFuture.completedFuture(0);
        }
        String body = report.body(telling).text();
        HttpRequest request = HttpRequest.newBuilder(URI.create(operator.callback()))
                .timeout(patience)
                .header("Content-Type", "application/json")
                .header(
                        Signature.HEADER,
                        Signature.of(operator.name(), key, nowMillis.getAsLong(), body)
                                .text())
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.sendAsync(request, BodyHandlers.discarding())
                .thenApply(answer -> answer.statusCode())
                .orTimeout(2 * patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Doubles from time to time, up to an hour. */
    static long gapMillis(int attempts) {
        long seconds = (long) FIRST_GAP_SECONDS << Math.min(attempts, MOST_DOUBLINGS);
        return Math.min(LONGEST_GAP_MILLIS, TimeUnit.SECONDS.toMillis(seconds));
    }
}
