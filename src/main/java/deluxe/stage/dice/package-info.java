/**
 * Thrown dice: rigid bodies on a board with walls, from the hand until they lie still. A throw is computed completely before it is
 * shown, and its numbers were decided before that: the faces are labelled so that the decided numbers end on top.
 *
 * <p>May depend on: {@code kit}. It adds, multiplies, divides and takes square roots, nothing else, so that the same throw takes the
 * same course on every engine. The world: x to the right, y away from the player, z up; pixels and seconds; a die has the mass 1.
 */
package deluxe.stage.dice;
