package deluxe.site.lobby;

import java.util.ArrayList;
import java.util.List;

/** A record that somebody tampers with. */
record Altered(List<String> lines) {
    /** With a line and the one before it swapped; the last line counts as the one before the first. */
    String swapped(int at) {
        int other = at == 0 ? lines.size() - 1 : at - 1;
        List<String> swapped = new ArrayList<>(lines);
        swapped.set(at, lines.get(other));
        swapped.set(other, lines.get(at));
        return text(swapped);
    }

    String without(int at) {
        List<String> fewer = new ArrayList<>(lines);
        fewer.remove(at);
        return text(fewer);
    }

    String twice(int at) {
        List<String> more = new ArrayList<>(lines);
        more.add(at, lines.get(at));
        return text(more);
    }

    String with(int at, String line) {
        List<String> other = new ArrayList<>(lines);
        other.set(at, line);
        return text(other);
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
