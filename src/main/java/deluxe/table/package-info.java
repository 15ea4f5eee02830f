/**
 * What every game at a table shares: seats, the match clock, a step (the next state and the events that led to it), an outcome,
 * the log.
 *
 * <p>May depend on: {@code kit}. Knows no tiles and no dice.
 */
package deluxe.table;
