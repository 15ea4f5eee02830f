package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Nobody gets what is meant for another, whatever others send. Jetty gives up the buffer of a request that it refuses itself in two
 * threads at once; from a pool, the buffer would then go to two connections. It takes a few seconds until that shows.
 */
class SeparateConnectionsTest {
    private static final Duration ENOUGH = Duration.ofSeconds(Boolean.getBoolean("tests.all") ? 10 : 4);
    private static final int VISITORS = 24;
    private static final int SENDERS = 8;
    private static final int PATIENCE_MILLIS = 10_000;

    /** While an answer waits, the buffer with the next request is in use. */
    private static final long ANSWER_NANOS = 500_000;

    private static final List<String> JUNK = List.of(
            "GET /%% HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n", "GET /\r\n\r\n");

    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong answered = new AtomicLong();
    private final ExecutorService threads = Executors.newFixedThreadPool(VISITORS + SENDERS);
    private SiteServer server;

    @BeforeEach
    void start() throws IOException {
        server = SiteServer.start(new Echo(), 0);
    }

    @AfterEach
    void stop() {
        threads.shutdownNow();
        server.close();
    }

    @Test
    void everyAnswerNamesWhatItsOwnVisitorAskedForWhileOthersSendWhatIsNotHttp() throws Exception {
        long end = System.nanoTime() + ENOUGH.toNanos();
        List<Future<?>> all = new ArrayList<>();
        for (int sender = 0; sender < SENDERS; sender++) {
            String junk = JUNK.get(sender % JUNK.size());
            all.add(threads.submit(() -> sendJunk(junk, end)));
        }
        for (int visitor = 0; visitor < VISITORS; visitor++) {
            String name = "/visitor" + visitor;
            all.add(threads.submit(() -> ask(name, end)));
        }
        for (Future<?> each : all) {
            each.get();
        }

        assertThat(refused.get()).isPositive();
        assertThat(answered.get()).isPositive();
    }

    /** Answers with the path that was asked for, as slowly as a lobby. */
    private static final class Echo implements SiteServer.Source {
        @Override
        public Reply answer(Request request) {
            LockSupport.parkNanos(ANSWER_NANOS);
            return Reply.of(Reply.OK).with(request.path().getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public Needs needs(Request head) {
            return new Needs(0, Needs.Lane.CHANGING);
        }
    }

    private void sendJunk(String junk, long end) {
        while (System.nanoTime() < end) {
            try (Socket socket = connected()) {
                send(socket, junk);
                socket.shutdownOutput();
                if (socket.getInputStream().readAllBytes().length > 0) {
                    refused.incrementAndGet();
                }
            } catch (IOException hungUp) {
                // Its sender deserves no better; what counts is that the others are answered.
            }
        }
    }

    /** On one connection, always two requests at a time. */
    private Void ask(String name, long end) throws IOException {
        try (Socket socket = connected()) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            for (int number = 0; System.nanoTime() < end; number += 2) {
                String first = name + "/" + number;
                String second = name + "/" + (number + 1);
                send(socket, get(first) + get(second));
                assertThat(body(in)).isEqualTo(first);
                assertThat(body(in)).isEqualTo(second);
                answered.addAndGet(2);
            }
        }
        return null;
    }

    private Socket connected() throws IOException {
        Socket socket = new Socket("localhost", server.address().getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: a\r\n\r\n";
    }

    private static String body(BufferedReader in) throws IOException {
        int length = 0;
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            if (line.startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.substring("Content-Length: ".length()));
            }
        }
        char[] body = new char[length];
        int read = 0;
        while (read < length) {
            int more = in.read(body, read, length - read);
            if (more < 0) {
                throw new IOException("the connection was closed in the middle of an answer");
            }
            read += more;
        }
        return new String(body);
    }
}
