/**
 * The web server behind {@code serve}: it answers requests for files of one folder, and owns the sockets.
 *
 * <p>May depend on: Jetty. {@link deluxe.site.http.Site} turns a request into an answer without a socket;
 * {@link deluxe.site.http.SiteServer} carries both over HTTP.
 */
package deluxe.site.http;
