/**
 * Pure geometry on whole numbers: where each tile lies, where the next may go, how far to zoom.
 *
 * <p>May know: {@code dominoes}, {@code kit}. Knows no pixels of a screen beyond the size of the felt it is given.
 */
package deluxe.felt;
