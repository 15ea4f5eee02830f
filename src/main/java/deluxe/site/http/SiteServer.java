package deluxe.site.http;

import java.io.IOException;
import java.net.URI;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Carries requests and answers over HTTP, many at a time, until closed. */
public final class SiteServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SiteServer.class);
    private static final int THREADS = 32;
    private static final int LONGEST_HEAD = 16 << 10;
    private static final long IDLE_MILLIS = 30_000;

    /** Longer than we wait for a database, and shorter than a visitor waits. */
    private static final long LONGEST_ANSWER_MILLIS = 4_000;

    /** How many connections may wait to be accepted, when a whole tournament ends at once. */
    private static final int WAITING_CONNECTIONS = 1_024;

    /** While there are as many connections as may be, those that have been idle this long make room. */
    private static final long IDLE_MILLIS_WHEN_FULL = 1_000;

    /** The system keeps no more than this of what a slow reader has not taken yet. */
    private static final int UNSENT_BYTES = 64 << 10;

    /** Answers requests. */
    @FunctionalInterface
    public interface Source {
        Reply answer(Request request) throws IOException;

        /** What a request with this head needs before it can be answered. */
        default Needs needs(Request head) {
            return Needs.NOTHING;
        }

        /** The answer to a request that would have to wait too long. */
        default Reply busy() {
            return SafetyHeaders.on(Reply.refusal(Reply.UNAVAILABLE, "too busy: try again soon"));
        }
    }

    private final Server server;
    private final ServerConnector connector;
    private final Workers workers;
    private final LastAnswers last;

    private SiteServer(Server server, ServerConnector connector, Workers workers, LastAnswers last) {
        this.server = server;
        this.connector = connector;
        this.workers = workers;
        this.last = last;
    }

    public static SiteServer start(Site site, int port) throws IOException {
        return start((Source) site::answer, port);
    }

    /** Port 0 takes a free one. */
    public static SiteServer start(Source source, int port) throws IOException {
        return start(source, ServerSettings.ofPort(port));
    }

    public static SiteServer start(Source source, ServerSettings settings) throws IOException {
        // From a pool, two connections can get the same buffer after a request that Jetty refuses: decision 138.
        Server server = new Server(new QueuedThreadPool(THREADS), null, new ByteBufferPool.NonPooling());
        ServerConnector connector = connector(server, settings);
        Workers workers = new Workers(LONGEST_ANSWER_MILLIS);
        LastAnswers last = new LastAnswers(connector, new Carrier(source, settings.witness(), workers));
        SiteServer started = new SiteServer(server, connector, workers, last);
        server.addConnector(connector);
        NetworkConnectionLimit limit =
                new NetworkConnectionLimit(settings.connections().most(), connector);
        limit.setEndPointIdleTimeout(IDLE_MILLIS_WHEN_FULL);
        server.addBean(limit);
        connector.addBean(new NetworkLimit(settings.connections().mostOfOneNetwork(), settings.proxies()));
        connector.addBean(new SlowConnections(connector));
        server.setErrorHandler(new Refusals());
        server.setHandler(last.handler());
        if (settings.hasAccessLog()) {
            server.setRequestLog(AccessLog.started());
        }
        try {
            server.start();
        } catch (Exception unstarted) {
            started.close();
            throw new IOException(rootOf(unstarted).getMessage(), unstarted);
        }
        return started;
    }

    private static ServerConnector connector(Server server, ServerSettings settings) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LONGEST_HEAD);
        // Outside the heap, a new buffer for each request would cost half as much again.
        http.setUseInputDirectByteBuffers(false);
        http.setUseOutputDirectByteBuffers(false);
        // A path is judged by SitePath, which knows what may be served.
        http.setUriCompliance(UriCompliance.UNSAFE);
        http.addCustomizer(new Forwarded(settings.proxies()));
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(WAITING_CONNECTIONS);
        connector.setIdleTimeout(IDLE_MILLIS);
        connector.setAcceptedSendBufferSize(UNSENT_BYTES);
        return connector;
    }

    private static Throwable rootOf(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    /** Hands what Jetty has received to the source. */
    private static final class Carrier extends Handler.Abstract {
        private final Source source;
        private final AnswerEar witness;
        private final Workers workers;
        private final BodyBudget budget = BodyBudget.ofThisMachine();

        Carrier(Source source, AnswerEar witness, Workers workers) {
            this.source = source;
            this.witness = witness;
            this.workers = workers;
        }

        @Override
        public boolean handle(org.eclipse.jetty.server.Request request, Response response, Callback callback) {
            new Exchange(source, witness, workers, budget, request, response, callback).begin();
            return true;
        }
    }

    /** How many requests wait for a thread. */
    public int waiting() {
        return workers.waiting();
    }

    public URI address() {
        return URI.create("http://localhost:" + connector.getLocalPort() + "/");
    }

    /** Answers the requests that have begun, within eight seconds, and then stops. */
    @Override
    public void close() {
        last.await();
        try {
            server.stop();
        } catch (Exception unstopped) {
            LOG.error("The server did not stop in order", unstopped);
        }
        workers.close();
    }
}
