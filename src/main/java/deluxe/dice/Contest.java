package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/** Throws in turn until something is decided: who begins, or who wins a game. A value: each throw gives the next one. */
public sealed interface Contest permits Battle, Riffa, Triga, Panquist {
    /** Whose throw it is. Nobody throws after the decision. */
    Seat toThrow();

    /** The only die that is thrown, while the others stay on the board; empty if all three are thrown. */
    default Optional<Integer> onlyDie() {
        return Optional.empty();
    }

    /** The contest after that throw. {@code thrown} is what lies on the board, so dice that were not thrown are as before. */
    Contest after(Throw thrown);

    /** How the dice lie on the board when these are thrown now. */
    default Throw lying(Throw thrown) {
        return thrown;
    }

    Optional<Decision> decision();

    /** What this seat's total must be to win; 0 while there is no such mark. */
    default int mark(Seat seat) {
        return 0;
    }
}
