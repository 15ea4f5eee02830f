package deluxe.table;

import deluxe.kit.Malformed;
import java.util.ArrayList;
import java.util.List;

/** The lines of a text, each ended by a newline, one after the other. */
public final class TextLines {
    private final String text;
    private int next;
    private int number;

    public TextLines(String text) {
        this.text = text;
    }

    /** The number of the line that was read last, from 1; after the last line, the number of the missing one. */
    public int number() {
        return number;
    }

    public boolean hasNext() {
        return next < text.length();
    }

    /** Whether the next line has this key. */
    public boolean nextIs(String key) {
        return text.startsWith(key + ' ', next);
    }

    public String next() {
        number++;
        int end = text.indexOf('\n', next);
        if (end < 0) {
            throw new Malformed(hasNext() ? "the line is cut off" : "the record ends too early");
        }
        String line = text.substring(next, end);
        next = end + 1;
        return line;
    }

    /** The value of the next line, which must have this key. */
    public String value(String key) {
        String line = next();
        if (!line.startsWith(key + ' ')) {
            throw new Malformed("expected \"" + key + "\" and its value, not: " + line);
        }
        return line.substring(key.length() + 1);
    }

    /** The value of the last line that has this key, which stays to be read. */
    public String later(String key) {
        int start = text.lastIndexOf('\n' + key + ' ') + 1;
        int end = text.indexOf('\n', start);
        if (start == 0 || end < 0) {
            throw new Malformed("the line \"" + key + "\" is missing at the end");
        }
        return text.substring(start + key.length() + 1, end);
    }

    /** The words of a line, split at each single space. */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int space = line.indexOf(' '); space >= 0; space = line.indexOf(' ', start)) {
            words.add(line.substring(start, space));
            start = space + 1;
        }
        words.add(line.substring(start));
        return words;
    }
}
