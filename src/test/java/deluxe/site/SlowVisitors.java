package deluxe.site;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Visitors who send or take a few bytes at a time; a visitor who is sent away comes back. */
final class SlowVisitors implements AutoCloseable {
    static final String LARGE_FILE = "large.bin";
    static final int LARGE_FILE_BYTES = 4 << 20;

    private static final long PAUSE_MILLIS = 250;
    private static final int SIP_BYTES = 16;
    private static final int RECEIVED_BYTES = 2_048;

    private final URI site;
    private final String from;
    private final List<Visitor> visitors = new ArrayList<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread thread = new Thread(this::disturb, "slow visitors");

    private SlowVisitors(URI site, String from, int senders, int readers) {
        this.site = site;
        this.from = from;
        for (int sender = 0; sender < senders; sender++) {
            visitors.add(new Visitor(sender % 2 == 0 ? Manner.HEAD : Manner.BODY));
        }
        for (int reader = 0; reader < readers; reader++) {
            visitors.add(new Visitor(Manner.READER));
        }
    }

    /** Returns when all are there; half of the senders send a head slowly, half a body. */
    static SlowVisitors come(URI site, int senders, int readers) throws IOException {
        return comeFrom("localhost", site, senders, readers);
    }

    /** The same from this address; on Linux, a machine has all that begin with 127. */
    static SlowVisitors comeFrom(String address, URI site, int senders, int readers) throws IOException {
        SlowVisitors slow = new SlowVisitors(site, address, senders, readers);
        for (Visitor visitor : slow.visitors) {
            visitor.come();
        }
        slow.thread.start();
        return slow;
    }

    URI site() {
        return site;
    }

    @Override
    public void close() throws IOException {
        ended.countDown();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        for (Visitor visitor : visitors) {
            visitor.leave();
        }
    }

    private void disturb() {
        try {
            while (!ended.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
                visitors.forEach(Visitor::goOn);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** What a visitor is slow with. */
    private enum Manner {
        HEAD("GET / HTTP/1.1\r\nHost: a\r\nX-Long: "),
        BODY(
                "PUT /api/matches/none/record HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 190000\r\n\r\n"
                        + "x".repeat(50_000)),
        READER("GET /" + LARGE_FILE + " HTTP/1.1\r\nHost: a\r\n\r\n");

        final String begin;

        Manner(String begin) {
            this.begin = begin;
        }
    }

    private final class Visitor {
        private final Manner manner;
        private SocketChannel channel;

        Visitor(Manner manner) {
            this.manner = manner;
        }

        void come() throws IOException {
            channel = SocketChannel.open();
            channel.setOption(StandardSocketOptions.SO_RCVBUF, RECEIVED_BYTES);
            channel.bind(new InetSocketAddress(from, 0));
            channel.connect(new InetSocketAddress("localhost", site.getPort()));
            channel.write(ByteBuffer.wrap(manner.begin.getBytes(StandardCharsets.US_ASCII)));
            channel.configureBlocking(false);
        }

        void goOn() {
            try {
                boolean isOver = manner == Manner.READER
                        ? channel.read(ByteBuffer.allocate(SIP_BYTES)) < 0
                        : channel.write(ByteBuffer.wrap(new byte[] {'x'})) < 0;
                if (isOver) {
                    comeAgain();
                }
            } catch (IOException sentAway) {
                comeAgain();
            }
        }

        private void comeAgain() {
            try {
                leave();
                come();
            } catch (IOException notLetIn) {
                // The next round tries again.
            }
        }

        void leave() throws IOException {
            channel.close();
        }
    }
}
