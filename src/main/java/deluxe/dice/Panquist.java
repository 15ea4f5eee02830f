package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * Each player throws until there is a total from 7 to 14, which is that player's mark. If the second player throws the mark of the
 * first, the first wins. From then on, throwing one's own mark wins, throwing the other's loses, and everything else passes the
 * dice. The throw that ends the game decides the share.
 */
public record Panquist(Seat toThrow, DiceMarks marks, Optional<Decision> decision) implements Contest {
    static Panquist begun(Seat first) {
        return new Panquist(first, DiceMarks.NONE, Optional.empty());
    }

    @Override
    public Panquist after(Throw thrown) {
        Optional<Seat> winner = marks.winner(toThrow, thrown.total());
        if (winner.isPresent()) {
            return new Panquist(toThrow, marks, Optional.of(new Decision(winner, Share.quarters(thrown))));
        }
        if (marks.has(toThrow)) {
            return new Panquist(toThrow.other(), marks, decision);
        }
        return DiceMarks.canBe(thrown.total())
                ? new Panquist(toThrow.other(), marks.with(toThrow, thrown.total()), decision)
                : this;
    }

    @Override
    public int mark(Seat seat) {
        return marks.of(seat);
    }
}
