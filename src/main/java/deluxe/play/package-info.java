/**
 * The session: a player's intent through the rules to the log, events to the stage; the pace of turns; the flow from the
 * start screen to the results.
 *
 * <p>May know: all of the rules, {@code stage}, {@code ports}. No browser and no Flavour.
 */
package deluxe.play;
