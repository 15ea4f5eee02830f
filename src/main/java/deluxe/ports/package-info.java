/**
 * The outside as interfaces: a surface to draw on, sound, storage, the host, the page's life, time.
 *
 * <p>May know: {@code kit}. What stands behind a port is in {@code web}; tests put a stub there.
 */
package deluxe.ports;
