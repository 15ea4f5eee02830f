package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * A first throw below 7 or above 14 is a Triga, and wins at once. Any other total is the thrower's mark, unless the other has the
 * same mark and so wins. From then on, throwing one's own mark wins, throwing the other's loses, and everything else passes the
 * dice.
 *
 * @param alikeIsTriga whether three alike are a Triga too
 */
public record Triga(Seat toThrow, DiceMarks marks, boolean alikeIsTriga, Optional<Decision> decision)
        implements Contest {
    static Triga begun(Seat first, boolean alikeIsTriga) {
        return new Triga(first, DiceMarks.NONE, alikeIsTriga, Optional.empty());
    }

    /** Whether that first throw wins at once. */
    public static boolean isTriga(Throw thrown, boolean alikeIsTriga) {
        return !DiceMarks.canBe(thrown.total()) || (alikeIsTriga && thrown.isAllAlike());
    }

    @Override
    public Triga after(Throw thrown) {
        boolean isFirst = !marks.has(toThrow);
        if (isFirst && isTriga(thrown, alikeIsTriga)) {
            return decided(toThrow);
        }
        Optional<Seat> winner = marks.winner(toThrow, thrown.total());
        if (winner.isPresent()) {
            return decided(winner.get());
        }
        DiceMarks next = isFirst ? marks.with(toThrow, thrown.total()) : marks;
        return new Triga(toThrow.other(), next, alikeIsTriga, decision);
    }

    private Triga decided(Seat winner) {
        return new Triga(toThrow, marks, alikeIsTriga, Optional.of(Decision.won(winner)));
    }

    @Override
    public int mark(Seat seat) {
        return marks.of(seat);
    }
}
