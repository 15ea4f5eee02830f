package deluxe.site.api;

import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Glance;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What pages ask for again and again: written once for all to whom it looks the same, and sent only to those who don't have it yet. The
 * time is in a header, because it alone makes no difference.
 */
final class Views {
    static final String NOW = "Now-Millis";

    private static final int MOST_KEPT = 50;
    private static final int TAG_BYTES = 16;

    private final Map<String, View> kept = Collections.synchronizedMap(new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, View> eldest) {
            return size() > MOST_KEPT;
        }
    });

    /** How these glances look, and a tag that is the same for all that looks the same. */
    private record View(List<Glance> glances, Reply whole, String tag) {
        static View of(List<Glance> glances, JsonObject json) {
            String tag = "W/\"" + digest(json.text()) + '"';
            return new View(glances, Outgoing.answer(Reply.OK, json).with("ETag", tag), tag);
        }
    }

    Reply answer(Request request, long nowMillis, List<Glance> glances, Supplier<JsonObject> json) {
        View view = view(request.path(), glances, json);
        Reply answer = request.knows(view.tag()) ? view.whole().unchanged() : view.whole();
        return answer.with(NOW, String.valueOf(nowMillis));
    }

    private View view(String path, List<Glance> glances, Supplier<JsonObject> json) {
        View before = kept.get(path);
        if (before != null && before.glances().equals(glances)) {
            return before;
        }
        View view = View.of(glances, json.get());
        if (glances.stream().allMatch(glance -> glance.own().isEmpty())) {
            kept.put(path, view);
        }
        return view;
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, TAG_BYTES);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }
}
