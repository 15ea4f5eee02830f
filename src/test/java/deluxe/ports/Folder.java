package deluxe.ports;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Files in memory, one of which a test chooses. */
public final class Folder implements Files {
    private final Map<String, String> offered = new TreeMap<>();
    private String field = "";
    private Optional<Receiver> waiting = Optional.empty();

    @Override
    public void offer(String name, String text) {
        offered.put(name, text);
    }

    @Override
    public void choose(Receiver receiver) {
        waiting = Optional.of(receiver);
    }

    @Override
    public String typed() {
        return field;
    }

    @Override
    public void show(String text) {
        field = text;
    }

    /** What was offered, by name. */
    public Map<String, String> offered() {
        return offered;
    }

    /** The player chooses a file with this content, or one that cannot be read. */
    public void pick(Optional<String> text) {
        waiting.orElseThrow().chosen(text);
    }
}
