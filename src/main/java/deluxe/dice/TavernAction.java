package deluxe.dice;

import deluxe.table.Entry;

/** What the player does in the tavern. Everything else follows from the seed. */
public sealed interface TavernAction extends Entry {
    /** Sits down opposite somebody. */
    record SitDown(Gambler gambler) implements TavernAction {}

    /** Gets up, to sit down with somebody else. */
    record GetUp() implements TavernAction {}

    /** Puts this many coins on the table; the opponent puts down as many. */
    record Wager(int coins) implements TavernAction {}

    /** Throws the dice. */
    record ThrowDice() implements TavernAction {}
}
