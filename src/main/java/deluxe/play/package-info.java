/**
 * The session: it takes a player's intent through the rules to the log, and events to the stage. Also the pace of turns, and the
 * screens from start to results.
 *
 * <p>May depend on: all the rules, {@code stage}, {@code ports}. No browser and no Flavour.
 */
package deluxe.play;
