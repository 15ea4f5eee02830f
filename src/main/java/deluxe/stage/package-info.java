/**
 * What is seen: sprites, tweens, choreography from events to motion, hit testing, painting on a surface.
 *
 * <p>May know: {@code felt}, {@code ports}, the rules. Decides nothing about a game; a frame is a function of the time it
 * is given.
 */
package deluxe.stage;
