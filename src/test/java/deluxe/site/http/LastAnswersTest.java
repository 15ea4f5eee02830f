package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.HalfRequest;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

class LastAnswersTest {
    private static final int PATIENCE_SECONDS = 5;

    @Test
    void aRequestThatHasBegunIsAnsweredWholeAfterTheServerIsToldToStop() throws Exception {
        SiteServer server = SiteServer.start(new Echo(), 0);
        URI address = server.address();
        try (HalfRequest half = HalfRequest.of("/", "text/plain", "the domino", address)) {
            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server::close);
            HalfRequest.awaitRefusal(address);
            assertThat(stopped).isNotDone();

            assertThat(half.answer())
                    .startsWith("HTTP/1.1 200")
                    .contains("Connection: close")
                    .endsWith("the domino");
            stopped.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }

    @Test
    void aConnectionWithoutARequestDoesNotDelayTheStop() throws Exception {
        SiteServer server = SiteServer.start(new Echo(), 0);
        try (HalfRequest done = HalfRequest.of("/", "text/plain", "the domino", server.address())) {
            done.answer();

            CompletableFuture.runAsync(server::close).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }

    @Test
    void aRequestThatNeverEndsDelaysTheStopForAWhileOnly() throws Exception {
        CompletableFuture<Void> begun = new CompletableFuture<>();
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        server.addConnector(connector);
        LastAnswers last = new LastAnswers(connector, new Silent(begun), 1);
        server.setHandler(last.handler());
        server.start();
        try (Socket endless = new Socket("localhost", connector.getLocalPort())) {
            endless.getOutputStream().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            begun.get(PATIENCE_SECONDS, TimeUnit.SECONDS);

            CompletableFuture.runAsync(last::await).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } finally {
            server.stop();
        }
    }

    /** Answers with what was sent. */
    private static final class Echo implements SiteServer.Source {
        @Override
        public Reply answer(deluxe.site.http.Request request) {
            return Reply.of(Reply.OK).with(request.body().orElseThrow());
        }

        @Override
        public Needs needs(deluxe.site.http.Request head) {
            return new Needs(100, Needs.Lane.CHANGING);
        }
    }

    /** Never answers. */
    private static final class Silent extends Handler.Abstract {
        private final CompletableFuture<Void> begun;

        Silent(CompletableFuture<Void> begun) {
            this.begun = begun;
        }

        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            begun.complete(null);
            return true;
        }
    }
}
