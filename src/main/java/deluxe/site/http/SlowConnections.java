package deluxe.site.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Closes connections that have made no progress for a while: no new request, and too few bytes in either direction. A client that
 * sends or takes one byte now and then is never idle, and would otherwise stay for ever.
 */
final class SlowConnections extends AbstractLifeCycle {
    private static final long MOST_MILLIS = 60_000;
    private static final int LOOKS = 12;

    /** A kilobyte a second: less than any telephone line. */
    private static final long LEAST_BYTES = 60 << 10;

    private final Connector connector;
    private final long mostMillis;
    private Map<EndPoint, Seen> seen = Map.of();

    SlowConnections(Connector connector) {
        this(connector, MOST_MILLIS);
    }

    SlowConnections(Connector connector, long mostMillis) {
        this.connector = connector;
        this.mostMillis = mostMillis;
    }

    /** How far a connection had got at a moment. */
    private record Seen(long requests, long bytes, long nanos) {
        static Seen of(Connection connection) {
            return new Seen(
                    connection.getMessagesIn(), connection.getBytesIn() + connection.getBytesOut(), System.nanoTime());
        }

        boolean hasComeFartherThan(Seen before) {
            return requests > before.requests || bytes - before.bytes >= LEAST_BYTES;
        }
    }

    @Override
    protected void doStart() {
        lookSoon();
    }

    private void lookSoon() {
        connector.getScheduler().schedule(this::look, mostMillis / LOOKS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        try {
            Map<EndPoint, Seen> now = new LinkedHashMap<>();
            for (EndPoint each : connector.getConnectedEndPoints()) {
                if (each.getConnection() != null) {
                    now.put(each, closedIfSlow(each, Seen.of(each.getConnection())));
                }
            }
            seen = now;
        } finally {
            lookSoon();
        }
    }

    /** Closes the connection if it is too slow; returns the state from which its time is counted. */
    private Seen closedIfSlow(EndPoint each, Seen current) {
        Seen before = seen.getOrDefault(each, current);
        if (current.hasComeFartherThan(before)) {
            return current;
        }
        if (current.nanos() - before.nanos() >= TimeUnit.MILLISECONDS.toNanos(mostMillis)) {
            each.close(new TimeoutException("too slow"));
        }
        return before;
    }
}
