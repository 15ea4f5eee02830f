package deluxe.site.api;

import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.lobby.Sha256;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Lets each match ask its dealer so many times a minute, however many players share an address. What is asked with a token that has
 * not been found good for the match counts for the address.
 */
final class MatchGate {
    private static final int MOST_REMEMBERED = 10_000;

    private final Gate matches;
    private final Gate addresses;
    private final Map<String, Boolean> good = Collections.synchronizedMap(new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > MOST_REMEMBERED;
        }
    });

    MatchGate(int mostAMinute, Gate addresses, LongSupplier nanoTime) {
        this.matches = new Gate(mostAMinute, nanoTime);
        this.addresses = addresses;
    }

    /** Answers if there is room. That its player is answered proves the token. */
    Reply ask(Request request, String match, Supplier<Reply> work) {
        require(request, match);
        Reply answer = work.get();
        good.put(visit(request, match), true);
        return answer;
    }

    /** The same for what proves nothing. */
    void require(Request request, String match) {
        if (good.get(visit(request, match)) == null) {
            addresses.require(request.client());
        } else {
            matches.require(match);
        }
    }

    private static String visit(Request request, String match) {
        return Sha256.of(match + ' ' + request.header("Authorization").orElse(""));
    }
}
