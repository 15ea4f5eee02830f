/**
 * What a tournament's site knows: which tournaments are on, who plays in them, what becomes of the records, who stands where.
 *
 * <p>May know: {@code tournament} and below. Knows neither HTTP nor SQL; {@link deluxe.site.lobby.Ledger} is what it wants of
 * a database. The time is handed in.
 */
package deluxe.site.lobby;
