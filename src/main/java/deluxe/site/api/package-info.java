/**
 * The lobby over HTTP: addresses, bodies and their limits, answers as JSON.
 *
 * <p>May depend on: {@code site.lobby}, {@code site.json}, {@code site.http}.
 */
package deluxe.site.api;
