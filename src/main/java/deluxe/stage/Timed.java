package deluxe.stage;

import java.util.ArrayList;
import java.util.List;

/** Something that changes at known times, some of which may be in the future. */
public final class Timed<T> {
    /** More than are ever still to come; older ones are over. */
    private static final int CHANGES_KEPT = 8;

    private final List<Change<T>> changes = new ArrayList<>();
    private T value;

    public Timed(T value) {
        this.value = value;
    }

    public T at(double nowMillis) {
        T current = value;
        for (Change<T> change : changes) {
            if (change.atMillis <= nowMillis) {
                current = change.value;
            }
        }
        return current;
    }

    /** Its value after all changes. */
    public T last() {
        return changes.isEmpty() ? value : changes.get(changes.size() - 1).value;
    }

    public void become(T next, double atMillis) {
        changes.removeIf(change -> change.atMillis >= atMillis);
        changes.add(new Change<>(atMillis, next));
        if (changes.size() > CHANGES_KEPT) {
            value = changes.remove(0).value;
        }
    }

    public void be(T now) {
        changes.clear();
        value = now;
    }

    public boolean isMoving(double nowMillis) {
        return !changes.isEmpty() && changes.get(changes.size() - 1).atMillis > nowMillis;
    }

    private record Change<T>(double atMillis, T value) {}
}
