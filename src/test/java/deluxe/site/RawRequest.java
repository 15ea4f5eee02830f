package deluxe.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends a request exactly as it is given; a client would tidy it up or refuse it first. */
public final class RawRequest {
    private static final int LONGEST_WAIT_MILLIS = 10_000;
    private static final Pattern HEAD = Pattern.compile("(?s).*?\r\nContent-Length: ([0-9]+)(?=\r\n).*?\r\n\r\n");

    private RawRequest() {}

    /** The answer, as far as it was sent. */
    public static String answer(URI site, String request) throws IOException {
        try (Socket socket = new Socket("localhost", site.getPort())) {
            socket.setSoTimeout(LONGEST_WAIT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return answer(socket.getInputStream());
        }
    }

    static String answer(InputStream in) throws IOException {
        ByteArrayOutputStream received = new ByteArrayOutputStream();
        byte[] block = new byte[8_192];
        int read = in.read(block);
        while (read >= 0) {
            received.write(block, 0, read);
            if (isWhole(received.toString(StandardCharsets.ISO_8859_1))) {
                break;
            }
            read = in.read(block);
        }
        return received.toString(StandardCharsets.UTF_8);
    }

    private static boolean isWhole(String answer) {
        Matcher head = HEAD.matcher(answer);
        return head.lookingAt() && answer.length() - head.end() >= Integer.parseInt(head.group(1));
    }
}
