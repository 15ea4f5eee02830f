package deluxe.site.http;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers the requests that have begun before the server stops. */
final class LastAnswers {
    private static final Logger LOG = LoggerFactory.getLogger(LastAnswers.class);
    /** Twice as long as an answer may take, and less than the ten seconds that containers are given to stop. */
    private static final long MOST_MILLIS = 8_000;

    private final ServerConnector connector;
    private final GracefulHandler requests;
    private final long mostMillis;

    LastAnswers(ServerConnector connector, Handler answers) {
        this(connector, answers, MOST_MILLIS);
    }

    LastAnswers(ServerConnector connector, Handler answers, long mostMillis) {
        this.connector = connector;
        this.requests = new GracefulHandler(answers);
        this.mostMillis = mostMillis;
        // Jetty would cut off requests that wait for their answer, too. The idle connections are closed when it stops.
        connector.setShutdownIdleTimeout(-1);
    }

    /** The same answers, counted. */
    Handler handler() {
        return requests;
    }

    /** Lets nobody in any more, refuses new requests, and returns when all others are answered or gone, or have taken too long. */
    void await() {
        CompletableFuture<Void> allHaveLeft = connector.shutdown();
        connector.close();
        try {
            CompletableFuture.anyOf(allHaveLeft, requests.shutdown()).get(mostMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            LOG.warn("Requests cut off after {} ms: {}", mostMillis, requests.getCurrentRequestCount());
        } catch (ExecutionException unforeseen) {
            throw new IllegalStateException(unforeseen);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
