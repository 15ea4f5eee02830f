/**
 * The rooms of the classic tables: a veranda by day for All Fives, a pub in the evening for Muggins. Where everything is
 * ({@link deluxe.stage.classic.ClassicLayout}), of what it is ({@link deluxe.stage.classic.Room}), and its pictures.
 *
 * <p>May depend on: {@code stage.tiles} and what stands below it. No other table's room knows these.
 */
package deluxe.stage.classic;
