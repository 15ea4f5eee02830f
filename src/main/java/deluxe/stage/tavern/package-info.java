/**
 * How the tavern looks: the table, the people and the dice in the light of one candle.
 *
 * <p>May depend on: {@code kit}, {@code dice}, {@code table}, {@code ports}, {@code stage}, {@code stage.art}, {@code stage.dice}. The
 * player looks down on the board at 25 degrees from straight above, without perspective.
 */
package deluxe.stage.tavern;
