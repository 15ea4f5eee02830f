package deluxe.site;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A request whose head the server has read, and whose body is still to come. */
public final class HalfRequest implements AutoCloseable {
    private static final int LONGEST_WAIT_MILLIS = 10_000;
    private static final String GO_ON = "HTTP/1.1 100 Continue\r\n\r\n";

    private final Socket socket;
    private final byte[] body;

    private HalfRequest(Socket socket, byte[] body) {
        this.socket = socket;
        this.body = body;
    }

    /** Sends the head, and returns when the server asks for the body. */
    public static HalfRequest of(String path, String type, String body, URI site) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        Socket socket = new Socket("localhost", site.getPort());
        socket.setSoTimeout(LONGEST_WAIT_MILLIS);
        String head = "POST " + path + " HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: " + type
                + "\r\nContent-Length: " + bytes.length + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        String told = new String(socket.getInputStream().readNBytes(GO_ON.length()), StandardCharsets.US_ASCII);
        if (!told.equals(GO_ON)) {
            throw new IllegalStateException("the server does not ask for the body: " + told);
        }
        return new HalfRequest(socket, bytes);
    }

    /** Sends the body, and returns the whole answer. */
    public String answer() throws IOException {
        socket.getOutputStream().write(body);
        return RawRequest.answer(socket.getInputStream());
    }

    /** Returns when the server lets nobody in any more. */
    public static void awaitRefusal(URI site) throws IOException {
        long end = System.nanoTime() + LONGEST_WAIT_MILLIS * 1_000_000L;
        while (System.nanoTime() < end) {
            try {
                new Socket("localhost", site.getPort()).close();
            } catch (ConnectException refused) {
                return;
            } catch (SocketException resetWhileItCloses) {
                // The next one is refused.
            }
        }
        throw new IllegalStateException("the server still lets others in");
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
