package deluxe.site.api;

import deluxe.kit.Malformed;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonTexts;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads the body of a request, after a look at its type and length. */
final class Incoming {
    /** Several times as long as the longest match that was ever seen. */
    static final int LONGEST_RECORD = 200_000;

    static final int LONGEST_QUESTION = 4_000;

    static final int LONGEST_JSON = 2_000;

    private final Request request;

    Incoming(Request request) {
        this.request = request;
    }

    /** Reads a JSON object with exactly these fields. */
    Map<String, String> fields(String... names) {
        Map<String, String> fields = texts();
        if (!fields.keySet().equals(Set.of(names))) {
            throw new Malformed(
                    "the fields are " + String.join(" and ", names) + ", not: " + String.join(", ", fields.keySet()));
        }
        return fields;
    }

    /** Reads a JSON object whose fields are all text. */
    Map<String, String> texts() {
        return JsonTexts.read(text("application/json", LONGEST_JSON));
    }

    /** A question about a match that the site deals. */
    String question() {
        return text("text/plain", LONGEST_QUESTION);
    }

    String record() {
        String record = text("text/plain", LONGEST_RECORD);
        if (!record.chars().allMatch(letter -> letter == '\n' || (letter >= ' ' && letter <= '~'))) {
            throw new Malformed("a record is lines of plain ASCII text");
        }
        return record;
    }

    private String text(String type, int mostBytes) {
        requireType(type);
        byte[] body = request.bodyWithin(mostBytes)
                .orElseThrow(() ->
                        new Failure(Reply.TOO_LARGE, "this may have " + mostBytes + " bytes at most, and has more"));
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new Malformed("this is not UTF-8 text");
        }
    }

    private void requireType(String type) {
        List<String> given = List.of(request.header("Content-Type")
                .orElse("none")
                .toLowerCase(Locale.ROOT)
                .replace(" ", "")
                .split(";", -1));
        boolean isUtf8 = given.size() == 1 || given.equals(List.of(type, "charset=utf-8"));
        if (!given.get(0).equals(type) || !isUtf8) {
            throw new Failure(Reply.OTHER_TYPE_EXPECTED, "this is sent as " + type + " in UTF-8");
        }
    }
}
