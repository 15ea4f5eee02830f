package deluxe.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts what is told in the order of its numbers. What arrives twice is taken once, and what arrives too early waits. */
final class InOrder {
    private final List<Told> early = new ArrayList<>();
    private int taken;

    void add(Told told) {
        early.add(told);
    }

    /** The next in order, if it has arrived. */
    Optional<Told> next() {
        early.removeIf(each -> each.number() <= taken);
        for (Told each : early) {
            if (each.number() == taken + 1) {
                taken++;
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
