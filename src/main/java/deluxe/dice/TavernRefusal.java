package deluxe.dice;

/** Why the player cannot do that now. */
public sealed interface TavernRefusal {
    /** The campaign is over. */
    record CampaignOver() implements TavernRefusal {}

    /** A round that has begun must be finished. */
    record RoundIsOn() implements TavernRefusal {}

    /** The player must sit down with somebody first. */
    record NobodyOpposite() implements TavernRefusal {}

    /** The player already sits with somebody. */
    record SitsElsewhere(Gambler gambler) implements TavernRefusal {}

    /** That gambler is broke, and the place is empty. */
    record IsBroke(Gambler gambler) implements TavernRefusal {}

    /** The wager is not from 1 to the smaller purse. */
    record NotInPurses(int coins, int most) implements TavernRefusal {}

    /** There is no round in which to throw. */
    record NoWager() implements TavernRefusal {}

    /** This happens only in other games. */
    record NotOfThisGame() implements TavernRefusal {}

    /** The time is earlier than that of the previous line. */
    record TimeRunsBack(int atMillis, int nowMillis) implements TavernRefusal {}

    /** In English, for records. */
    default String english() {
        if (this instanceof SitsElsewhere sits) {
            return "the player sits with the " + sits.gambler().word();
        }
        if (this instanceof IsBroke broke) {
            return "the " + broke.gambler().word() + " is broke";
        }
        if (this instanceof NotInPurses wager) {
            return "a wager is from 1 to " + wager.most() + " here, not " + wager.coins();
        }
        if (this instanceof TimeRunsBack back) {
            return "time runs back from " + back.nowMillis() + " to " + back.atMillis();
        }
        if (this instanceof CampaignOver) {
            return "the campaign is over";
        }
        if (this instanceof RoundIsOn) {
            return "a round that was begun is seen through";
        }
        if (this instanceof NobodyOpposite) {
            return "nobody sits opposite";
        }
        return this instanceof NoWager ? "nothing was wagered" : "this does not happen in the tavern";
    }
}
