package deluxe.bots;

import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Points;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;
import deluxe.kit.Rng;

/**
 * The opponent of All Fives. It has three rules, in order: score the most; or else block an end by leaving a value of which the
 * other can hold no tile; or else leave the lowest sum. Between plays that a rule finds equal, the lower sum decides.
 */
final class Tactician implements Bot {
    /** More than any sum of ends. */
    private static final int SUMS = 1 << 10;

    @Override
    public Play choose(View view, Plays plays, Rng rng) {
        Ranking ranking = new Ranking(plays);
        for (int at = 0; at < plays.size(); at++) {
            ranking.add(at, worth(view, plays.tile(at), plays.end(at)));
        }
        return ranking.pick(plays, rng);
    }

    private static int worth(View view, Tile tile, End end) {
        int sum = view.tableau().sumWith(tile, end);
        int points = Points.forEnds(sum);
        int first = points > 0 ? 1 + points : blocks(view, tile, end) ? 1 : 0;
        return (first + 1) * SUMS - sum;
    }

    /** Whether the tile leaves an end that the other cannot match: all tiles with its value are played or in this hand. */
    private static boolean blocks(View view, Tile tile, End end) {
        if (end.isFelt()) {
            return false;
        }
        Tableau tableau = view.tableau();
        int value = tile.otherHalf(tableau.value(end));
        return seen(tableau, value) + held(view, value) == view.rules().set().mostPips() + 1;
    }

    private static int seen(Tableau tableau, int value) {
        int count = 0;
        for (int played = 0; played < tableau.size(); played++) {
            count += tableau.tile(played).has(value) ? 1 : 0;
        }
        return count;
    }

    private static int held(View view, int value) {
        int count = 0;
        for (int at = 0; at < view.hand().size(); at++) {
            count += view.hand().tile(at).has(value) ? 1 : 0;
        }
        return count;
    }
}
