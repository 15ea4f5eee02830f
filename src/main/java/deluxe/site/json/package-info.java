/**
 * Just as much JSON as the site speaks: flat objects of text are read, whatever it answers is written.
 *
 * <p>May know: {@code kit}.
 */
package deluxe.site.json;
