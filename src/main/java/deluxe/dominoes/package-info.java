/**
 * The rules of dominoes: tiles, hands, boneyard, the tree of played tiles, ends, plays, scoring; a rule set as data; a round, a
 * game.
 *
 * <p>May depend on: {@code table}, {@code kit}. No floating point, no clock, no screen, and nothing about dice.
 */
package deluxe.dominoes;
