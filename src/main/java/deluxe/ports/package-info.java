/**
 * The outside world as interfaces: a surface to draw on, sound, storage, the host, the page's life cycle, time.
 *
 * <p>May depend on: {@code kit}. {@code web} implements the ports; tests use stubs.
 */
package deluxe.ports;
