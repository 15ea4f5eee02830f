package deluxe.site.http;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The answer to a request: a status, headers by name, and the body that a GET would have. Never changes. */
public final class Reply {
    public static final int OK = 200;
    public static final int NO_CONTENT = 204;
    static final int PARTIAL = 206;
    static final int MOVED = 301;
    static final int NOT_MODIFIED = 304;
    public static final int MALFORMED = 400;
    public static final int NOT_SIGNED_IN = 401;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int METHOD_NOT_ALLOWED = 405;
    static final int NOT_ACCEPTABLE = 406;
    public static final int CONFLICT = 409;
    public static final int GONE = 410;
    public static final int TOO_LARGE = 413;
    public static final int OTHER_TYPE_EXPECTED = 415;
    static final int RANGE_NOT_SATISFIABLE = 416;
    public static final int TOO_MANY_REQUESTS = 429;
    public static final int FAILED = 500;
    public static final int UNAVAILABLE = 503;

    private final int status;
    private final Map<String, String> headers;
    private final Body body;

    private Reply(int status, Map<String, String> headers, Body body) {
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    public static Reply of(int status) {
        return new Reply(status, Map.of(), Body.AtHand.NOTHING);
    }

    /** A refusal with a line for people who look at the answer itself; scripts look at the status. */
    static Reply refusal(int status, String line) {
        return of(status)
                .with("Content-Type", "text/plain; charset=utf-8")
                .with("Cache-Control", "no-store")
                .with((status + " " + line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** The same for somebody who has it already: without the body. */
    public Reply unchanged() {
        return new Reply(NOT_MODIFIED, headers, Body.AtHand.NOTHING);
    }

    Reply with(int otherStatus) {
        return new Reply(otherStatus, headers, body);
    }

    public Reply with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Reply(status, more, body);
    }

    public Reply with(byte[] otherBody) {
        return with(new Body.AtHand(otherBody.clone()));
    }

    Reply with(Body otherBody) {
        return new Reply(status, headers, otherBody);
    }

    public int status() {
        return status;
    }

    public Map<String, String> headers() {
        return Collections.unmodifiableMap(headers);
    }

    /** The whole body, read from its file if it is in one. */
    public byte[] body() throws IOException {
        return body.bytes();
    }

    Body content() {
        return body;
    }

    public boolean isRefusal() {
        return status >= MALFORMED;
    }
}
