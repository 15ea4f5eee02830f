package deluxe.dice;

import deluxe.table.Seat;
import java.util.List;
import java.util.Optional;

/**
 * A round: the battle roll, then the game.
 *
 * @param wager what each of the two has put on the table
 */
public record DiceRound(TavernGame game, int wager, boolean alikeIsTriga, Contest contest) {
    static DiceRound begun(TavernGame game, int wager, boolean alikeIsTriga) {
        return new DiceRound(game, wager, alikeIsTriga, Battle.begun());
    }

    public boolean isBattle() {
        return contest instanceof Battle;
    }

    public Seat toThrow() {
        return contest.toThrow();
    }

    /** How the game ended; empty until then. */
    Optional<Decision> decision() {
        return isBattle() ? Optional.empty() : contest.decision();
    }

    /** The round after these dice were thrown; what happened is added to the events. */
    DiceRound after(Throw thrown, List<TavernEvent> events) {
        Seat thrower = toThrow();
        Throw lying = contest.lying(thrown);
        events.add(new TavernEvent.Thrown(thrower, lying, contest.onlyDie(), isBattle()));
        Contest next = contest.after(lying);
        if (!isBattle()) {
            if (next.mark(thrower) != contest.mark(thrower)) {
                events.add(new TavernEvent.MarkMade(thrower, next.mark(thrower)));
            }
            return with(next);
        }
        if (next.decision().isPresent()) {
            Seat first = next.decision().get().winner().orElseThrow();
            events.add(new TavernEvent.Begins(first));
            return with(game.begun(first, alikeIsTriga));
        }
        if (thrower == Seat.OPPONENT) {
            events.add(new TavernEvent.BattleTied());
        }
        return with(next);
    }

    private DiceRound with(Contest next) {
        return new DiceRound(game, wager, alikeIsTriga, next);
    }
}
