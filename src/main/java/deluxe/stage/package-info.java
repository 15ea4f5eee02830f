/**
 * What the player sees of the table: sprites, tweens, choreography from events to motion, hit testing, painting on a surface.
 *
 * <p>May depend on: {@code felt}, {@code ports}, the rules. Makes no decisions about a game. A frame is a function of the time it is given.
 */
package deluxe.stage;
