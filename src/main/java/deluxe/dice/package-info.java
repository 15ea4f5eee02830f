/**
 * Dice by the Book of Games: throws, the purse, Riffa, Triga, Panquist, the campaign.
 *
 * <p>May know: {@code table}, {@code kit}. No floating point, no clock, no screen, and nothing of dominoes.
 */
package deluxe.dice;
