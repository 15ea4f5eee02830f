package deluxe.site.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a browser asks for.
 *
 * @param path as sent: still percent-encoded, without the query
 * @param query as sent, empty when there is none
 * @param headers by name, in any case
 * @param client the address that it comes from
 * @param body what is sent along, to be read once
 */
public record Request(
        String method, String path, String query, Map<String, String> headers, String client, InputStream body) {
    public Request {
        Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(headers);
        headers = anyCase;
    }

    /** A request without a body. */
    public Request(String method, String path, String query, Map<String, String> headers) {
        this(method, path, query, headers, "", InputStream.nullInputStream());
    }

    public boolean isGet() {
        return method.equals("GET");
    }

    public boolean isHead() {
        return method.equals("HEAD");
    }

    /** The body, unless it is longer than that. */
    public Optional<byte[]> bodyWithin(int mostBytes) throws IOException {
        byte[] read = body.readNBytes(mostBytes + 1);
        return read.length > mostBytes ? Optional.empty() : Optional.of(read);
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
