package deluxe.site.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request on its way to its answer. */
final class Exchange implements BodyReader.Reading {
    private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);
    private final long begunNanos = System.nanoTime();
    private final SiteServer.Source source;
    private final AnswerEar witness;
    private final Workers workers;
    private final org.eclipse.jetty.server.Request sent;
    private final Response response;
    private final Callback callback;
    private final Request head;
    private final Needs needs;
    private final BodyReader body;

    Exchange(
            SiteServer.Source source,
            AnswerEar witness,
            Workers workers,
            BodyBudget budget,
            org.eclipse.jetty.server.Request sent,
            Response response,
            Callback callback) {
        this.source = source;
        this.witness = witness;
        this.workers = workers;
        this.sent = sent;
        this.response = response;
        this.head = head(sent);
        this.needs = source.needs(head);
        this.body = new BodyReader(sent, needs.bodyBytes(), budget, this);
        this.callback = Callback.from(callback, body::release);
    }

    void begin() {
        if (needs.bodyBytes() == 0) {
            answer(head);
        } else {
            body.run();
        }
    }

    @Override
    public void ended(Optional<byte[]> whole) {
        answer(head.with(whole));
    }

    @Override
    public void foundNoRoom() {
        send(source.busy());
    }

    @Override
    public void failed(Throwable failure) {
        callback.failed(failure);
    }

    private void answer(Request request) {
        if (needs.lane() == Needs.Lane.AT_ONCE) {
            send(answered(request));
        } else {
            workers.answer(needs.lane(), () -> answered(request), source.busy(), this::send);
        }
    }

    private Reply answered(Request request) {
        try {
            return source.answer(request);
        } catch (IOException | UncheckedIOException unreadable) {
            return failed(request, unreadable, "the file could not be read");
        } catch (RuntimeException | Error unforeseen) {
            return failed(request, unforeseen, "something went wrong here");
        }
    }

    private static Reply failed(Request request, Throwable cause, String line) {
        LOG.error("Could not answer {}", request.path(), cause);
        return SafetyHeaders.on(Reply.refusal(Reply.FAILED, line));
    }

    private void send(Reply answer) {
        witness.answered(head, answer.status(), System.nanoTime() - begunNanos);
        Sending.send(answer, sent, response, callback);
    }

    private static Request head(org.eclipse.jetty.server.Request sent) {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (HttpField field : sent.getHeaders()) {
            String value = Optional.ofNullable(field.getValue()).orElse("");
            headers.merge(field.getName(), value, (before, after) -> before + "," + after);
        }
        HttpURI address = sent.getHttpURI();
        return new Request(
                sent.getMethod(),
                Optional.ofNullable(address.getPath()).orElse(""),
                Optional.ofNullable(address.getQuery()).orElse(""),
                headers,
                client(sent),
                Request.NO_BODY);
    }

    private static String client(org.eclipse.jetty.server.Request sent) {
        InetSocketAddress from =
                (InetSocketAddress) sent.getConnectionMetaData().getRemoteSocketAddress();
        return Network.of(from).name();
    }
}
