package deluxe.bots;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Rng;

/** Nothing has been dealt yet: any order of all tiles is possible. */
final class Undealt implements Hidden {
    private final int hand;
    private final int[] order;

    Undealt(RuleSet rules) {
        hand = rules.hand();
        order = new int[rules.set().tiles()];
        for (int tile = 0; tile < order.length; tile++) {
            order[tile] = tile;
        }
    }

    @Override
    public void imagine(ImaginedRound round, Rng rng) {
        rng.shuffle(order);
        round.clear();
        for (int at = 0; at < order.length; at++) {
            if (at < 2 * hand) {
                round.hold(at < hand ? ImaginedRound.SELF : ImaginedRound.OTHER, order[at]);
            } else {
                round.bury(order[at]);
            }
        }
    }
}
