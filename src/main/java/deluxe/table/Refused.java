package deluxe.table;

/** The state stays as it was, for this reason. */
public record Refused<S, E, R>(R reason) implements Answer<S, E, R> {
    @Override
    public Step<S, E, R> step() {
        throw new IllegalStateException("refused");
    }
}
