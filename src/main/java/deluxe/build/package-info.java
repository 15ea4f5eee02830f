/**
 * What the build needs at compile time: the bridge that lets Flavour link on today's TeaVM, and the packing of the
 * bundle.
 *
 * <p>May know: TeaVM, the JDK, {@code kit}. Nothing that ships knows it.
 */
package deluxe.build;
