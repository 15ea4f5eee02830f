/**
 * The Deluxe table: its scene and layouts, how it tells what happened, its plates and what it says.
 *
 * <p>May depend on: {@code stage.tiles} and what stands below it. No other table's room knows this one.
 */
package deluxe.stage.deluxe;
