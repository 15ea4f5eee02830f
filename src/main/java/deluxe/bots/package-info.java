/**
 * Who plays against you: from a view of what a player may see to a play.
 *
 * <p>May know: the rules ({@code dominoes}, {@code dice}). Never sees another's hand or the boneyard's order.
 */
package deluxe.bots;
