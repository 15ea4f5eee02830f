/**
 * A match for stakes: its options, the score card and its bonuses, the pause allowance, the record (text in and out),
 * replay, verification, high scores.
 *
 * <p>May know: the rules, {@code bots}. Reads no clock and does no input or output of its own.
 */
package deluxe.tournament;
