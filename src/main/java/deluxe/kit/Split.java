package deluxe.kit;

import java.util.ArrayList;
import java.util.List;

/** Splits text; Java's own ways to do that would add more code than they save. */
public final class Split {
    private Split() {}

    /** The pieces between these characters, without empty ones. */
    public static List<String> at(char between, String text) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int next = text.indexOf(between, start);
            int end = next < 0 ? text.length() : next;
            if (end > start) {
                pieces.add(text.substring(start, end));
            }
            start = end + 1;
        }
        return pieces;
    }
}
