package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/**
 * The battle roll: three dice each, the higher total begins, ties roll again.
 *
 * @param player what the player has thrown; empty before that
 */
public record Battle(Optional<Throw> player, Optional<Decision> decision) implements Contest {
    static Battle begun() {
        return new Battle(Optional.empty(), Optional.empty());
    }

    @Override
    public Seat toThrow() {
        return player.isPresent() ? Seat.OPPONENT : Seat.PLAYER;
    }

    @Override
    public Battle after(Throw thrown) {
        if (player.isEmpty()) {
            return new Battle(Optional.of(thrown), decision);
        }
        int lead = player.get().total() - thrown.total();
        return lead == 0
                ? begun()
                : new Battle(player, Optional.of(Decision.won(lead > 0 ? Seat.PLAYER : Seat.OPPONENT)));
    }
}
