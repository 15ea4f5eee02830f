package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/** Throws in turn until something is decided: who begins, or who wins a game. A value: each throw gives the next one. */
public sealed interface Contest permits Battle, Riffa, Triga, Panquist {
    /** Whose throw it is. Nobody throws after the decision. */
    Seat toThrow();

    /** The one die that is thrown, while the others lie; none if all three are. */
    default Optional<Integer> onlyDie() {
        return Optional.empty();
    }

    /** After that throw, as it lies on the board: dice that were not thrown lie as before. */
    Contest after(Throw thrown);

    /** How these dice lie on the board when they are thrown now. */
    default Throw lying(Throw thrown) {
        return thrown;
    }

    Optional<Decision> decision();

    /** What this seat's total must be to win; 0 while there is no such mark. */
    default int mark(Seat seat) {
        return 0;
    }
}
