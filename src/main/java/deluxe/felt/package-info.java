/**
 * Pure geometry on whole numbers: where each tile lies, where the next one may go, how far to zoom.
 *
 * <p>May depend on: {@code dominoes}, {@code kit}. Knows the size of the felt it is given, and nothing else about the screen.
 */
package deluxe.felt;
