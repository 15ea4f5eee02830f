package deluxe.site.json;

import deluxe.kit.Malformed;
import java.util.Map;
import java.util.TreeMap;

/** Reads an object whose fields are all text, and refuses any other; that is all that the site is ever sent. */
public final class JsonTexts {
    private static final String ESCAPES = "\"\\/bfnrt";
    private static final String ESCAPED = "\"\\/\b\f\n\r\t";
    private static final int ESCAPED_DIGITS = 4;

    private final String json;
    private final Map<String, String> fields = new TreeMap<>();
    private int at;

    private JsonTexts(String json) {
        this.json = json;
    }

    public static Map<String, String> read(String json) {
        return new JsonTexts(json).read();
    }

    private Map<String, String> read() {
        expect('{');
        if (!next('}')) {
            do {
                field();
            } while (next(','));
            expect('}');
        }
        skipSpace();
        if (at < json.length()) {
            throw unexpected("the end");
        }
        return fields;
    }

    private void field() {
        String name = text("a name in quotes");
        expect(':');
        String value = text("text in quotes for the value of \"" + name + "\"");
        if (fields.put(name, value) != null) {
            throw new Malformed("the field \"" + name + "\" is given twice");
        }
    }

    private String text(String what) {
        if (!next('"')) {
            throw unexpected(what);
        }
        StringBuilder text = new StringBuilder();
        while (letter() != '"') {
            char letter = json.charAt(at++);
            if (letter < ' ') {
                throw new Malformed("this is no JSON: a control character stands in the text at " + at);
            }
            text.append(letter == '\\' ? escaped() : letter);
        }
        at++;
        return text.toString();
    }

    private char escaped() {
        char letter = letter();
        at++;
        if (letter == 'u') {
            return (char) hexadecimal();
        }
        int known = ESCAPES.indexOf(letter);
        if (known < 0) {
            throw new Malformed("this is no JSON: \\" + letter + " stands for nothing");
        }
        return ESCAPED.charAt(known);
    }

    private int hexadecimal() {
        int number = 0;
        for (int digit = 0; digit < ESCAPED_DIGITS; digit++) {
            int value = Character.digit(letter(), 16);
            if (value < 0) {
                throw unexpected("a hexadecimal digit");
            }
            number = number << 4 | value;
            at++;
        }
        return number;
    }

    private char letter() {
        if (at >= json.length()) {
            throw new Malformed("this is no JSON: it is cut off");
        }
        return json.charAt(at);
    }

    private boolean next(char expected) {
        skipSpace();
        if (at < json.length() && json.charAt(at) == expected) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char expected) {
        if (!next(expected)) {
            throw unexpected(String.valueOf(expected));
        }
    }

    private void skipSpace() {
        while (at < json.length() && " \t\r\n".indexOf(json.charAt(at)) >= 0) {
            at++;
        }
    }

    private Malformed unexpected(String what) {
        return new Malformed("this is no JSON as expected: at " + (at + 1) + " stands "
                + (at < json.length() ? json.charAt(at) : "the end") + ", not " + what);
    }
}
