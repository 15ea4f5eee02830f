package deluxe.cli;

import deluxe.site.http.SiteServer;
import java.util.ArrayList;
import java.util.List;

/**
 * A running server, and what else has to be closed after it.
 *
 * @param others the first to be closed first
 */
record Served(SiteServer server, List<AutoCloseable> others) implements AutoCloseable {
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
                System.err.println("Could not close " + other + ": " + unclosed);
            }
        }
    }
}
