package deluxe.site.http;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a browser asks for.
 *
 * @param path as sent: still percent-encoded, without the query
 * @param query as sent, empty when there is none
 * @param headers by name, in any case
 */
public record Request(String method, String path, String query, Map<String, String> headers) {
    public Request {
        Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(headers);
        headers = anyCase;
    }

    boolean isGet() {
        return method.equals("GET");
    }

    boolean isHead() {
        return method.equals("HEAD");
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
