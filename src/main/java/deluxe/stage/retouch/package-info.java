/**
 * Repaints only what has changed: a frame is drafted first, compared with the one before, and painted where they differ. It knows
 * the surface, but not what is painted.
 */
package deluxe.stage.retouch;
