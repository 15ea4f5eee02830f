/**
 * Matches that the servers of other tournaments ask for: signed requests, tickets for their players, and what those servers are told.
 *
 * <p>May depend on: {@code site.lobby}, {@code site.dealing}, {@code site.json}.
 */
package deluxe.site.operators;
