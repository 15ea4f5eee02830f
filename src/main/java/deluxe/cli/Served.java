package deluxe.cli;

import deluxe.site.http.SiteServer;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running server, and what else has to be closed after it.
 *
 * @param others the first to be closed first
 */
record Served(SiteServer server, List<AutoCloseable> others) implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Served.class);

    Served(SiteServer server) {
        this(server, List.of());
    }

    Served with(AutoCloseable other) {
        List<AutoCloseable> more = new ArrayList<>(others);
        more.add(0, other);
        return new Served(server, List.copyOf(more));
    }

    @Override
    public void close() {
        server.close();
        for (AutoCloseable other : others) {
            try {
                other.close();
            } catch (Exception unclosed) {
                LOG.error("Could not close {}", other, unclosed);
            }
        }
    }
}
