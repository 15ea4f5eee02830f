/**
 * The little JSON that the site needs: it reads flat objects of text, and writes all of the site's answers.
 *
 * <p>May depend on: {@code kit}.
 */
package deluxe.site.json;
