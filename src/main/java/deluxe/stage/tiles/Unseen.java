package deluxe.stage.tiles;

import deluxe.dominoes.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was shown but is in no frame yet, and the state of the table before that. */
final class Unseen {
    private final List<Shown> all = new ArrayList<>();
    private Optional<TableState> before = Optional.empty();

    /** A state, what led to it, and when it was shown. */
    record Shown(TableState next, List<Event> events, double nowMillis) {}

    void add(Optional<TableState> state, Shown shown) {
        before = all.isEmpty() ? state : before;
        all.add(shown);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    void clear() {
        all.clear();
    }

    /** Returns all of it and forgets it. */
    List<Shown> take() {
        List<Shown> taken = List.copyOf(all);
        all.clear();
        return taken;
    }

    Optional<TableState> before() {
        return before;
    }
}
