package deluxe.dice;

import deluxe.table.Entry;

/** What the player does in the tavern. All else follows from the seed. */
public sealed interface TavernAction extends Entry {
    /** Sits down opposite somebody. */
    record SitDown(Gambler gambler) implements TavernAction {}

    /** Gets up, for somebody else. */
    record GetUp() implements TavernAction {}

    /** Puts so many coins on the table, and the opponent as many. */
    record Wager(int coins) implements TavernAction {}

    /** Throws the dice. */
    record ThrowDice() implements TavernAction {}
}
