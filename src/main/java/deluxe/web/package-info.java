/**
 * The browser behind the ports, and {@code Main}.
 *
 * <p>May know: everything but {@code cli} and {@code build}. The only package with JSO.
 */
package deluxe.web;
