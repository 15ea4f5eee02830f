package deluxe.site.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Sends an answer block by block, as fast as the client takes it, without holding a thread. */
final class Sending {
    private static final int BLOCK_BYTES = 32 << 10;

    private Sending() {}

    static void send(Reply answer, Request request, Response response, Callback callback) {
        response.setStatus(answer.status());
        answer.headers().forEach(response.getHeaders()::put);
        response.getHeaders().put("Dominoes-Deluxe-Version", ProgramVersion.text());
        if (request.isSecure()) {
            response.getHeaders().put(HttpHeader.STRICT_TRANSPORT_SECURITY, "max-age=31536000");
        }
        Body body = answer.content();
        if (answer.status() != Reply.NOT_MODIFIED) {
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length());
        }
        if (HttpMethod.HEAD.is(request.getMethod()) || body.length() == 0) {
            response.write(true, null, callback);
        } else if (body instanceof Body.OfFile part) {
            Content.copy(blocks(part, request), response, callback);
        } else {
            response.write(true, ByteBuffer.wrap(((Body.AtHand) body).bytes), callback);
        }
    }

    private static Content.Source blocks(Body.OfFile part, Request request) {
        ByteBufferPool pool = request.getComponents().getByteBufferPool();
        return Content.Source.from(
                new ByteBufferPool.Sized(pool, false, BLOCK_BYTES), part.file(), part.first(), part.length());
    }
}
