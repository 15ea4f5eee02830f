/**
 * Thrown dice: rigid bodies on a board with walls, from the hand until they lie. A throw is computed whole before it is shown, and what it is to
 * show was decided before that: the faces are labelled so that the decided ones end on top.
 *
 * <p>May depend on: {@code kit}. Adds, multiplies, divides and takes square roots, nothing else, so that the same throw runs the same
 * course on every engine. The world: x to the right, y away from the player, z up; pixels and seconds; a die has the mass 1.
 */
package deluxe.stage.dice;
