/**
 * The small web server behind {@code serve}: what a request for a file of one folder is answered, and the sockets to
 * answer it on.
 *
 * <p>May know: the JDK. {@link deluxe.site.http.Site} turns a request into an answer without any socket;
 * {@link deluxe.site.http.SiteServer} carries them over HTTP.
 */
package deluxe.site.http;
