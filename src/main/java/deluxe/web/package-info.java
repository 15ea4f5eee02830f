/**
 * The browser behind the ports, and {@code Main}.
 *
 * <p>May depend on: everything except {@code cli} and {@code build}. The only package that uses JSO.
 */
package deluxe.web;
