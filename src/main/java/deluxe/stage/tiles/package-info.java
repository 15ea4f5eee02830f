/**
 * What every table of dominoes has: tiles in motion, hands, the board, the boneyard, and what a finger can find and do there.
 *
 * <p>May depend on: {@code stage} and its pictures, {@code felt}, {@code ports}, the rules. Makes no decisions about a game, and knows no
 * table's layout, words or sounds.
 */
package deluxe.stage.tiles;
