/**
 * The tournament site's server, for the JVM only: the lobby's API, and files for all other addresses.
 *
 * <p>May depend on: {@code tournament} and what it depends on. Its packages: {@code http} handles requests and serves files,
 * {@code lobby} holds a tournament site's logic, {@code database} stores it, {@code api} offers it, {@code json} writes it.
 */
package deluxe.site;
