package deluxe.site.api;

import deluxe.kit.Malformed;
import deluxe.site.http.Needs;
import deluxe.site.http.Needs.Lane;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonObject;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Judges records that anybody sends; nothing is kept. {@code docs/openapi.json} describes it. */
public final class VerifyDesk {
    public static final String PATH = "/v1/verify";

    private static final String ALL = "*";

    /** As browsers write it: neither a path nor a slash, nor the port that goes without saying. */
    private static final String ORIGIN = "(?!http://.*:80$|https://.*:443$)"
            + "[a-z][a-z0-9+.-]*://(?:[a-z0-9._-]+|\\[[0-9a-f:.]+])(?::[0-9]{1,5})?";

    private final Gate gate;
    private final List<String> origins;

    /**
     * A desk for some pages of other sites.
     *
     * @param mostAMinute how many records one address may have judged
     * @param origins of the pages whose scripts may ask, or {@code *}
     */
    public VerifyDesk(int mostAMinute, List<String> origins, LongSupplier nanoTime) {
        this.gate = new Gate(mostAMinute, nanoTime);
        this.origins = List.copyOf(origins);
        origins.stream()
                .filter(origin -> !origin.equals(ALL) && !origin.matches(ORIGIN))
                .forEach(VerifyDesk::refuse);
    }

    private static void refuse(String origin) {
        throw new Malformed("--verify-origins takes origins such as https://your.site, without a slash after it or"
                + " capital letters, or *, not '" + origin + "'");
    }

    public boolean isFor(Request request) {
        return request.path().equals(PATH);
    }

    public Needs needs() {
        return new Needs(Incoming.LONGEST_RECORD, Lane.CHANGING);
    }

    public Reply answer(Request request) {
        Reply answer = judged(request).with("Vary", "Origin");
        return request.header("Origin")
                .filter(origin -> origins.contains(ALL) || origins.contains(origin))
                .map(origin -> answer.with("Access-Control-Allow-Origin", origin)
                        .with("Access-Control-Allow-Methods", "POST")
                        .with("Access-Control-Allow-Headers", "Content-Type"))
                .orElse(answer);
    }

    private Reply judged(Request request) {
        try {
            return switch (request.method()) {
                case "POST" -> judge(request);
                case "OPTIONS" -> Reply.of(Reply.NO_CONTENT);
                default ->
                    Outgoing.error(Reply.METHOD_NOT_ALLOWED, "Send the record with POST.")
                            .with("Allow", "POST");
            };
        } catch (Malformed malformed) {
            return Outgoing.error(Reply.MALFORMED, malformed.getMessage());
        } catch (Failure failure) {
            return Outgoing.error(failure.status(), failure.getMessage());
        }
    }

    private Reply judge(Request request) {
        if (!gate.lets(request.client())) {
            return Outgoing.error(Reply.TOO_MANY_REQUESTS, "Too many records. Wait a moment and try again.")
                    .with("Retry-After", "5");
        }
        return Outgoing.answer(Reply.OK, json(Verification.verify(new Incoming(request).record())));
    }

    private static JsonObject json(Verdict verdict) {
        Optional<Verdict.Confirmed> confirmed =
                verdict instanceof Verdict.Confirmed yes ? Optional.of(yes) : Optional.empty();
        JsonObject json = new JsonObject().with("confirmed", confirmed.isPresent());
        if (confirmed.isPresent()) {
            return json.with("total", confirmed.get().total());
        }
        Verdict.Rejected rejected = (Verdict.Rejected) verdict;
        return json.with("line", rejected.line()).with("reason", rejected.reason());
    }
}
