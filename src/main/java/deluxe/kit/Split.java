package deluxe.kit;

import java.util.ArrayList;
import java.util.List;

/** Text in pieces; Java's own ways to split bring more with them than they do. */
public final class Split {
    private Split() {}

    /** What stands between these characters, as far as anything does. */
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
