/**
 * The tournament site's server, on a JVM alone: the lobby's addresses, and files for all others.
 *
 * <p>May know: {@code tournament} and below. Its packages: {@code http} carries requests and serves files, {@code lobby} is what
 * a tournament's site knows, {@code database} keeps it, {@code api} offers it, {@code json} writes it.
 */
package deluxe.site;
