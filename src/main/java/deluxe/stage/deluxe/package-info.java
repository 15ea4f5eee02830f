/**
 * The Deluxe table: its room and layouts, its plates, and how it sounds.
 *
 * <p>May depend on: {@code stage.tiles} and what is below it. No other table's room knows this one.
 */
package deluxe.stage.deluxe;
