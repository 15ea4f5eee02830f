package deluxe.site.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** An object that is being written, field by field. */
public final class JsonObject {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final ObjectNode node = MAPPER.createObjectNode();

    public JsonObject with(String name, String value) {
        node.put(name, value);
        return this;
    }

    public JsonObject with(String name, long value) {
        node.put(name, value);
        return this;
    }

    public JsonObject with(String name, boolean value) {
        node.put(name, value);
        return this;
    }

    public JsonObject with(String name, JsonObject value) {
        node.set(name, value.node);
        return this;
    }

    public JsonObject with(String name, List<JsonObject> values) {
        ArrayNode array = node.putArray(name);
        values.forEach(value -> array.add(value.node));
        return this;
    }

    public JsonObject withTexts(String name, List<String> values) {
        ArrayNode array = node.putArray(name);
        values.forEach(array::add);
        return this;
    }

    /** The whole object, in ASCII. */
    public String text() {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a tree in memory can be written", impossible);
        }
    }
}
