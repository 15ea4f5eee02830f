package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * Each player throws three dice until two agree, then the third once more. The higher total wins, a tie wins nothing.
 *
 * @param paired the throw with a pair, while its player has still to throw the third die once more
 * @param before the final throw of the player who began
 */
public record Riffa(Seat toThrow, Optional<Throw> paired, Optional<Throw> before, Optional<Decision> decision)
        implements Contest {
    static Riffa begun(Seat first) {
        return new Riffa(first, Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Override
    public Optional<Integer> onlyDie() {
        return paired.map(Throw::beside);
    }

    @Override
    public Throw lying(Throw thrown) {
        return paired.isPresent() ? paired.get().with(paired.get().beside(), thrown) : thrown;
    }

    @Override
    public Riffa after(Throw thrown) {
        if (paired.isEmpty()) {
            return thrown.hasPair() ? new Riffa(toThrow, Optional.of(thrown), before, decision) : this;
        }
        if (before.isEmpty()) {
            return new Riffa(toThrow.other(), Optional.empty(), Optional.of(thrown), decision);
        }
        int lead = thrown.total() - before.get().total();
        Decision decided = lead == 0 ? Decision.tied() : Decision.won(lead > 0 ? toThrow : toThrow.other());
        return new Riffa(toThrow, Optional.empty(), before, Optional.of(decided));
    }
}
