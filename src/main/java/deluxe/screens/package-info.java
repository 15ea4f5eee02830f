/**
 * Flavour views and their models: the framed screens before, over and after the table.
 *
 * <p>May depend on: {@code play} and what it depends on. The only package that uses Flavour.
 */
package deluxe.screens;
