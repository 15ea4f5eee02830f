/**
 * Flavour views and their models: the framed screens before, over and after the table.
 *
 * <p>May know: {@code play} and what it stands on. The only package with Flavour.
 */
package deluxe.screens;
