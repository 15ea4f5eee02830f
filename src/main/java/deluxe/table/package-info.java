/**
 * What every game at a table shares: seats, the match clock, a step (the next state and the events that led there),
 * an outcome, the log.
 *
 * <p>May know: {@code kit}. Knows no tile and no die.
 */
package deluxe.table;
