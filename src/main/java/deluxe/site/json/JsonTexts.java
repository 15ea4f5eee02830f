package deluxe.site.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import deluxe.kit.Malformed;
import java.util.Map;
import java.util.TreeMap;

/** Reads an object whose fields are all text, and refuses any other; the site is never sent anything else. */
public final class JsonTexts {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonTexts() {}

    public static Map<String, String> read(String json) {
        JsonNode node = node(json);
        if (!node.isObject()) {
            throw new Malformed("a JSON object is expected, in { and }");
        }
        Map<String, String> fields = new TreeMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (!field.getValue().isTextual()) {
                throw new Malformed(
                        "the field \"" + field.getKey() + "\" must be text in quotes, and is " + field.getValue());
            }
            fields.put(field.getKey(), field.getValue().textValue());
        }
        return fields;
    }

    private static JsonNode node(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (MismatchedInputException unexpected) {
            throw new Malformed("this is not JSON: something follows the object");
        } catch (JsonProcessingException unreadable) {
            throw new Malformed("this is not JSON: " + oneLine(unreadable.getOriginalMessage()));
        }
    }

    private static String oneLine(String text) {
        return text.lines().findFirst().orElse("it cannot be read");
    }
}
