/**
 * The computer opponents: from a view of what a player may see to a play.
 *
 * <p>May depend on: the rules ({@code dominoes}, {@code dice}). Never sees another player's hand or the order of the boneyard.
 */
package deluxe.bots;
