package deluxe.browser;

import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Serves on a port that no other test of the run has used. Otherwise a browser would hand what it keeps for an address to the next page
 * that the system happens to give the same port.
 */
final class OwnPort {
    private static final Set<Integer> TAKEN = ConcurrentHashMap.newKeySet();

    private OwnPort() {}

    static SiteServer serve(SiteServer.Source source) throws IOException {
        SiteServer server = SiteServer.start(source, 0);
        if (TAKEN.add(server.address().getPort())) {
            return server;
        }
        try {
            return serve(source);
        } finally {
            server.close();
        }
    }
}
