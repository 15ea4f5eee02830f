/**
 * What Java's library lacks on TeaVM, or does differently there: the seeded generator, digests, text helpers.
 *
 * <p>May know: the JDK. Holds no rules and no state of a game.
 */
package deluxe.kit;
