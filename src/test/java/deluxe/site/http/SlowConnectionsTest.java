package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SlowConnectionsTest {
    private static final int MOST_MILLIS = 600;
    private static final int PATIENCE_MILLIS = 10_000;

    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server);

    @BeforeEach
    void start() throws Exception {
        server.addConnector(connector);
        connector.addBean(new SlowConnections(connector, MOST_MILLIS));
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                callback.succeeded();
                return true;
            }
        });
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        server.stop();
    }

    /** It is never idle, so a limit on idle time would not close it. */
    @Test
    void aConnectionOnWhichNextToNothingComesIsClosed() throws IOException {
        try (Socket slow = connected()) {
            send(slow, "GET / HTTP/1.1\r\nX: ");
            slow.setSoTimeout(MOST_MILLIS / 10);

            assertThatThrownBy(() -> dripUntilClosed(slow)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void aConnectionOnWhichRequestsComeStays() throws IOException {
        try (Socket busy = connected()) {
            busy.setSoTimeout(PATIENCE_MILLIS);
            long end = System.nanoTime() + 3L * MOST_MILLIS * 1_000_000;
            while (System.nanoTime() < end) {
                send(busy, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
                assertThat(busy.getInputStream().read()).isEqualTo('H');
                busy.getInputStream().skipNBytes(busy.getInputStream().available());
            }
        }
    }

    private Socket connected() throws IOException {
        return new Socket("localhost", connector.getLocalPort());
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static void dripUntilClosed(Socket slow) throws IOException {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (System.nanoTime() < end) {
            send(slow, "x");
            try {
                if (slow.getInputStream().read() < 0) {
                    throw new IOException("closed");
                }
            } catch (SocketTimeoutException open) {
                // There is no answer yet, and the connection is still open.
            }
        }
    }
}
