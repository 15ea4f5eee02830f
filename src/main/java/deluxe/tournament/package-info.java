/**
 * A match for stakes: its options, the score card and its bonuses, the pause allowance, the record (reading and writing it as
 * text), replay, verification, high scores.
 *
 * <p>May depend on: the rules, {@code bots}. Reads no clock and does no input or output.
 */
package deluxe.tournament;
