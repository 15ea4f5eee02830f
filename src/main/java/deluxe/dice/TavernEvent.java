package deluxe.dice;

import deluxe.table.Seat;
import java.util.Optional;

/** What happens in the tavern. */
public sealed interface TavernEvent {
    record SatDown(Gambler gambler) implements TavernEvent {}

    record GotUp(Gambler gambler) implements TavernEvent {}

    /** Both have put this many coins on the table, for a round of this game. */
    record Wagered(TavernGame game, int coins) implements TavernEvent {}

    /**
     * The dice have come to rest.
     *
     * @param onlyDie the die that was thrown, if the others already lay there
     * @param isBattle whether the throw is part of the battle roll, which decides who begins
     */
    record Thrown(Seat seat, Throw lying, Optional<Integer> onlyDie, boolean isBattle) implements TavernEvent {}

    /** Both threw the same total, so both throw again. */
    record BattleTied() implements TavernEvent {}

    record Begins(Seat seat) implements TavernEvent {}

    /** From now on this total wins for the seat. */
    record MarkMade(Seat seat, int total) implements TavernEvent {}

    /** The round is over; nobody wins after a tie. */
    record RoundOver(Decision decision, int coins) implements TavernEvent {}

    /** The opponent has no coin left. */
    record Broke(Gambler gambler) implements TavernEvent {}

    /** All opponents are broke. */
    record Victory() implements TavernEvent {}

    /** The player is broke. */
    record GameOver() implements TavernEvent {}
}
