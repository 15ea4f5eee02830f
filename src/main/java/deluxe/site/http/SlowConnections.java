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
 * Closes connections that have come to nothing for a while: no request more, and too few bytes either way. Who sends or takes one
 * byte now and then is never idle, and would else stay for ever.
 */
final class SlowConnections extends AbstractLifeCycle {
    private static final long LOOK_SECONDS = 5;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** A kilobyte a second: less than any telephone line. */
    private static final long LEAST_BYTES = 60 << 10;

    private final Connector connector;
    private Map<EndPoint, Seen> seen = Map.of();

    SlowConnections(Connector connector) {
        this.connector = connector;
    }

    /** How far a connection had come at a moment. */
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
        connector.getScheduler().schedule(this::look, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    private void look() {
        Map<EndPoint, Seen> now = new LinkedHashMap<>();
        for (EndPoint each : connector.getConnectedEndPoints()) {
            Seen current = Seen.of(each.getConnection());
            Seen before = seen.getOrDefault(each, current);
            Seen last = current.hasComeFartherThan(before) ? current : before;
            now.put(each, last);
            if (current.nanos() - last.nanos() >= MOST_NANOS) {
                each.close(new TimeoutException("too slow"));
            }
        }
        seen = now;
        lookSoon();
    }
}
