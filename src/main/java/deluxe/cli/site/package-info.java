/**
 * The small web server behind {@code serve}: what a request for a file of one folder is answered, and the sockets to
 * answer it on.
 *
 * <p>May know: the JDK. {@link deluxe.cli.site.Site} turns a request into an answer without any socket;
 * {@link deluxe.cli.site.SiteServer} carries them over HTTP.
 */
package deluxe.cli.site;
