/**
 * Just as much JSON as the site speaks, by Jackson: flat objects of text are read, whatever the site answers is written.
 *
 * <p>May know: {@code kit}, Jackson.
 */
package deluxe.site.json;
