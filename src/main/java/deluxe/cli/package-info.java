/**
 * Plain JVM commands: serve, admin, verify, simulate, layout; picocli reads their options.
 *
 * <p>May depend on: {@code site}, {@code tournament}, {@code felt} and what they depend on. Never compiled for a browser.
 */
package deluxe.cli;
