package deluxe.site.lobby;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The lines of one series: names and values that are still to be read, and where they stand in the schedule. */
final class SeriesLines {
    static final String SERIES = "series";

    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private int at;

    /** Returns whether there was no line of this name before. */
    boolean add(int number, String name, String value) {
        boolean isNew = numbers.putIfAbsent(name, number) == null;
        if (isNew) {
            values.put(name, value);
        }
        return isNew;
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** The value of this line, which is being read from now on. */
    Optional<String> take(String name) {
        if (values.containsKey(name)) {
            goTo(name);
        }
        return Optional.ofNullable(values.remove(name));
    }

    /** From now on the line of this name is being read; without one, the series as a whole. */
    void goTo(String name) {
        at = numbers.getOrDefault(name, numbers.getOrDefault(SERIES, at));
    }

    /** The number of the line that is being read; 0 if there is none. */
    int at() {
        return at;
    }

    /** What was not taken. */
    Map<String, String> left() {
        return Collections.unmodifiableMap(values);
    }
}
