package deluxe.bots;

import deluxe.dominoes.View;
import deluxe.kit.Rng;

/**
 * How likely a seat is to win, as both sides would play on without much thought. It is the mean over many imagined deals; it does
 * not suppose that the seat finds its best play.
 */
public final class Outlook {
    /** A chance that is certain. */
    public static final int CERTAIN = Race.CERTAIN;

    private Outlook() {}

    /** The chance of a seat that sees this. */
    public static int of(View view, int deals, Rng rng) {
        return mean(new Lookahead(view, new OtherHand(view), rng), deals);
    }

    /** The chance of the same seat before the round was dealt. */
    public static int beforeDeal(View view, int deals, Rng rng) {
        return mean(new Lookahead(view, new Undealt(view.rules()), rng), deals);
    }

    private static int mean(Lookahead lookahead, int deals) {
        int sum = 0;
        for (int number = 0; number < deals; number++) {
            lookahead.imagine();
            sum += lookahead.chance();
        }
        return sum / deals;
    }

    /** The chance of a seat once a round is over, or before the first. */
    public static int betweenRounds(int points, int otherPoints, int target, boolean leads) {
        return Race.chance(target - points, target - otherPoints, leads ? Race.LEAD : -Race.LEAD);
    }
}
