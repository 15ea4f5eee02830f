/**
 * Plain JVM commands: serve, verify, simulate, layout.
 *
 * <p>May depend on: {@code site}, {@code tournament}, {@code felt} and what they depend on. Never compiled for a browser.
 */
package deluxe.cli;
