/**
 * The rooms of the classic tables: a veranda by day for All Fives, a pub in the evening for Muggins. Their layout
 * ({@link deluxe.stage.classic.ClassicLayout}), what distinguishes them ({@link deluxe.stage.classic.RoomStyle}), and their pictures.
 *
 * <p>May depend on: {@code stage.tiles} and what is below it. No other table's room knows these.
 */
package deluxe.stage.classic;
