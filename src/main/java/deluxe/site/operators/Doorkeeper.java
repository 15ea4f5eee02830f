package deluxe.site.operators;

import java.time.Duration;
import java.util.Optional;

/** Knows the operators by their signatures. */
public final class Doorkeeper {
    /** How much clocks may differ, and how long a request may be on its way. */
    private static final long LONGEST_MILLIS = Duration.ofMinutes(5).toMillis();

    private final OperatorBook book;
    private final OperatorKeys keys;

    public Doorkeeper(OperatorBook book, OperatorKeys keys) {
        this.book = book;
        this.keys = keys;
    }

    /** The operator who signed this message, unless that is forged, or of another time. */
    public Optional<Operator> operator(String header, String message, long nowMillis) {
        return Signature.read(header)
                .filter(signature -> Math.abs(nowMillis - signature.atMillis()) <= LONGEST_MILLIS)
                .flatMap(signature -> book.operator(signature.name())
                        .filter(operator ->
                                keys.good(operator, nowMillis).stream().anyMatch(key -> signature.isBy(key, message))));
    }
}
