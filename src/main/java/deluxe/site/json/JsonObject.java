package deluxe.site.json;

import deluxe.kit.Hex;
import java.util.List;

/** An object that is being written, field by field. */
public final class JsonObject {
    private final StringBuilder text = new StringBuilder();

    public JsonObject with(String name, String value) {
        return add(name, quoted(value));
    }

    public JsonObject with(String name, long value) {
        return add(name, String.valueOf(value));
    }

    public JsonObject with(String name, boolean value) {
        return add(name, String.valueOf(value));
    }

    public JsonObject with(String name, JsonObject value) {
        return add(name, value.text());
    }

    public JsonObject with(String name, List<JsonObject> values) {
        return add(name, listed(values.stream().map(JsonObject::text).toList()));
    }

    public JsonObject withTexts(String name, List<String> values) {
        return add(name, listed(values.stream().map(JsonObject::quoted).toList()));
    }

    /** The whole object. */
    public String text() {
        return "{" + text + "}";
    }

    private JsonObject add(String name, String json) {
        text.append(text.length() == 0 ? "" : ",")
                .append(quoted(name))
                .append(':')
                .append(json);
        return this;
    }

    private static String listed(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int at = 0; at < value.length(); at++) {
            char letter = value.charAt(at);
            if (letter == '"' || letter == '\\') {
                quoted.append('\\').append(letter);
            } else if (letter < ' ' || letter > '~') {
                quoted.append("\\u").append(Hex.of(letter).substring(4));
            } else {
                quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }
}
