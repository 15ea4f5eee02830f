/**
 * What Prometheus asks for.
 *
 * <p>May depend on: {@code site.http}, Prometheus' own client.
 */
package deluxe.site.metrics;
