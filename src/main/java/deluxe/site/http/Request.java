package deluxe.site.http;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a browser asks for.
 *
 * @param path as sent: still percent-encoded, without the query
 * @param query as sent, empty when there is none
 * @param headers by name, in any case
 * @param client the address that it comes from; of IPv6 the first half, since a customer has all that begin so
 * @param body the body that was sent; nothing if it is longer than the site reads
 */
public record Request(
        String method, String path, String query, Map<String, String> headers, String client, Optional<byte[]> body) {
    static final Optional<byte[]> NO_BODY = Optional.of(new byte[0]);

    public Request {
        Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(headers);
        headers = anyCase;
    }

    /** A request without a body. */
    public Request(String method, String path, String query, Map<String, String> headers) {
        this(method, path, query, headers, "", NO_BODY);
    }

    /** The same with this body. */
    public Request with(Optional<byte[]> otherBody) {
        return new Request(method, path, query, headers, client, otherBody);
    }

    /** Whether it comes from this machine, whose browsers all have the same address. */
    public boolean isLocal() {
        return client.startsWith("127.") || client.equals(Network.LOCAL.name());
    }

    public boolean isGet() {
        return method.equals("GET");
    }

    public boolean isHead() {
        return method.equals("HEAD");
    }

    /** The body, unless it is longer than that. */
    public Optional<byte[]> bodyWithin(int mostBytes) {
        return body.filter(bytes -> bytes.length <= mostBytes);
    }

    /** Whether whoever asks has this already: the answer that has this tag. */
    public boolean knows(String tag) {
        return header("If-None-Match").stream()
                .flatMap(tags -> Arrays.stream(tags.split(",", -1)))
                .map(String::strip)
                .anyMatch(known -> known.equals("*") || strong(known).equals(strong(tag)));
    }

    private static String strong(String tag) {
        return tag.startsWith("W/") ? tag.substring(2) : tag;
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
