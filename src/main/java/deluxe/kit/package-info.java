/**
 * What Java's library lacks on TeaVM or does differently there: the seeded generator, digests, text helpers.
 *
 * <p>May depend on: the JDK. Contains no rules and no game state.
 */
package deluxe.kit;
