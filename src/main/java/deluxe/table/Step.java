package deluxe.table;

import java.util.List;

/** The next state, and the events that led there in their order. */
public record Step<S, E, R>(S next, List<E> events) implements Answer<S, E, R> {
    @Override
    public Step<S, E, R> step() {
        return this;
    }
}
