/**
 * Dominoes by the book: tiles, hands, boneyard, the tree of played tiles, ends, plays, scoring; a rule set as data; a
 * round, a game.
 *
 * <p>May know: {@code table}, {@code kit}. No floating point, no clock, no screen, and nothing of dice.
 */
package deluxe.dominoes;
