/**
 * What a tournament site knows: which tournaments are running, who plays in them, what happens to the records, and the ranks.
 *
 * <p>May depend on: {@code tournament} and what it depends on. Knows neither HTTP nor SQL; {@link deluxe.site.lobby.Ledger} is what
 * it needs from a database. The time is passed in.
 */
package deluxe.site.lobby;
