/**
 * Build tools: the bridge that lets Flavour link with today's TeaVM, and the packing of the bundle.
 *
 * <p>May depend on: TeaVM, the JDK, {@code kit}. Nothing that ships depends on it.
 */
package deluxe.build;
