/**
 * Plain JVM commands: serve, verify, simulate, layout.
 *
 * <p>May know: {@code site}, {@code tournament}, {@code felt} and below. Never compiled for a browser.
 */
package deluxe.cli;
