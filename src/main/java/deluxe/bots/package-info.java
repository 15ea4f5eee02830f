/**
 * The computer opponents: each chooses a play from a view of what its seat may see.
 *
 * <p>May depend on: the rules ({@code dominoes}, {@code dice}). Never sees another player's hand or the order of the boneyard.
 */
package deluxe.bots;
