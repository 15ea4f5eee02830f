/**
 * The little JSON that the site needs, by Jackson: it reads flat objects of text, and writes all of the site's answers.
 *
 * <p>May depend on: {@code kit}, Jackson.
 */
package deluxe.site.json;
