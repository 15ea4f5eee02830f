package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NetworkLimitTest {
    private static final int MOST = 3;
    private static final int PATIENCE_MILLIS = 10_000;

    @Test
    void anAddressWithAllItsConnectionsGetsAnotherWhenOneEnds() throws IOException {
        try (SiteServer server = SiteServer.start(
                        request -> Reply.of(Reply.OK),
                        ServerSettings.ofPort(0).with(new ConnectionLimits(2 * MOST, MOST)));
                Socket first = connected(server);
                Socket second = connected(server);
                Socket third = connected(server)) {
            assertThat(isAnswered(first)).isTrue();
            assertThat(isAnswered(second)).isTrue();
            assertThat(isAnswered(third)).isTrue();
            assertThat(isAnsweredAnew(server)).isFalse();

            second.shutdownOutput();
            long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
            boolean isAnswered = isAnsweredAnew(server);
            while (!isAnswered && System.nanoTime() < end) {
                isAnswered = isAnsweredAnew(server);
            }
            assertThat(isAnswered).isTrue();
        }
    }

    private static boolean isAnsweredAnew(SiteServer server) throws IOException {
        try (Socket socket = connected(server)) {
            return isAnswered(socket);
        }
    }

    private static Socket connected(SiteServer server) throws IOException {
        Socket socket = new Socket("localhost", server.address().getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static boolean isAnswered(Socket socket) {
        try {
            socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().read() == 'H';
        } catch (IOException refused) {
            return false;
        }
    }
}
