/**
 * The rules of dice from the Book of Games: throws, the purse, Riffa, Triga, Panquist, the campaign.
 *
 * <p>May depend on: {@code table}, {@code kit}. No floating point, no clock, no screen, and nothing about dominoes.
 */
package deluxe.dice;
