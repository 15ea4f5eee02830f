package deluxe.bots;

import deluxe.dominoes.Draw;
import deluxe.dominoes.Lead;
import deluxe.dominoes.Play;
import deluxe.dominoes.Points;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.dominoes.Turn;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * What a seat knows of the other's hand from what the other did in this round.
 *
 * <p>A player who draws or passes holds none of the values that are open. A player who plays a tile most likely holds none that
 * would have scored more, and is less likely to hold one that would have scored as much.
 */
final class OtherHand implements Hidden {
    // How likely it is, out of WHOLE, that a player leaves a tile in hand that ...
    private static final int WHOLE = 16;
    /** ... would have scored more than the one that was played. */
    private static final int BETTER = 1;
    /** ... would have scored as much. */
    private static final int AS_GOOD = 12;

    private final View view;
    private final int[] unseen;
    private final int[] pool;
    /** In the order in which they came into the hand: what a later one lacks, all before it lack too. */
    private final List<Handful> handfuls = new ArrayList<>();

    OtherHand(View view) {
        this.view = view;
        unseen = unseen(view);
        pool = new int[unseen.length];
        handfuls.add(new Handful(view.rules().hand()));
        Tableau tableau = Tableau.empty(view.rules().doubles());
        for (Turn turn : view.turns().entries()) {
            if (turn.seat() != view.seat()) {
                watch(tableau, turn);
            }
            if (turn.action() instanceof Play play) {
                excludeHigherThan(tableau, play.tile());
                tableau = tableau.join(play);
            }
        }
    }

    private static int[] unseen(View view) {
        int[] tiles = new int[view.otherHandSize() + view.boneyardSize()];
        int size = 0;
        List<Tile> lying = view.tableau().tiles();
        for (int index = 0; index < view.rules().set().tiles(); index++) {
            Tile tile = Tile.at(index);
            if (!view.hand().holds(tile) && lying.indexOf(tile) < 0) {
                tiles[size] = index;
                size++;
            }
        }
        return tiles;
    }

    /** Where the highest double leads, nobody was dealt a tile that would have led before the one that did. */
    private void excludeHigherThan(Tableau tableau, Tile leader) {
        if (!tableau.isEmpty() || view.rules().lead() != Lead.HIGHEST_DOUBLE) {
            return;
        }
        for (int tile : unseen) {
            if (Lead.isHigher(Tile.at(tile), leader)) {
                handfuls.get(0).excludes(tile);
            }
        }
    }

    private void watch(Tableau tableau, Turn turn) {
        if (turn.action() instanceof Play play) {
            watchPlay(tableau, play);
            return;
        }
        for (Handful handful : handfuls) {
            handful.lacks(turn.openValues());
        }
        if (turn.action() instanceof Draw) {
            handfuls.add(new Handful(1));
        }
    }

    private void watchPlay(Tableau tableau, Play play) {
        origin(play.tile().index()).remove();
        boolean chosen = !tableau.isEmpty() || view.rules().lead() != Lead.HIGHEST_DOUBLE;
        if (chosen) {
            doubtWhatStayed(
                    new Ends(tableau, view.rules().doubles()),
                    Points.forEnds(tableau.sumWith(play.tile(), play.end())));
        }
    }

    /**
     * The handful that a played tile came from: the first of all that may have included it. Most is known about the first ones, so
     * this never takes too much for certain.
     */
    private Handful origin(int tile) {
        Handful last = handfuls.get(0);
        for (Handful handful : handfuls) {
            if (handful.mayInclude(tile)) {
                return handful;
            }
            last = handful.size() > 0 ? handful : last;
        }
        return last;
    }

    private void doubtWhatStayed(Ends ends, int points) {
        for (int tile : unseen) {
            int best = bestPoints(ends, tile);
            if (best >= points) {
                for (Handful handful : handfuls) {
                    handful.doubts(tile, best > points ? BETTER : AS_GOOD, WHOLE);
                }
            }
        }
    }

    /** The most that the tile could score at once; negative if it fits nowhere. */
    private static int bestPoints(Ends ends, int tile) {
        if (ends.isBare()) {
            return Points.forEnds(Halves.pips(tile));
        }
        return Math.max(bestPoints(ends, tile, Halves.high(tile)), bestPoints(ends, tile, Halves.low(tile)));
    }

    private static int bestPoints(Ends ends, int tile, int value) {
        int best = -1;
        if (ends.hasFree(value)) {
            best = Points.forEnds(ends.sumWith(tile, Ends.placeAtFree(value)));
        }
        if (ends.hasDouble(value)) {
            best = Math.max(best, Points.forEnds(ends.sumWith(tile, Ends.placeAtDouble(value))));
        }
        return best;
    }

    /** One of the possible hands of the other, and one of the possible orders of the boneyard. */
    @Override
    public void imagine(ImaginedRound round, Rng rng) {
        System.arraycopy(unseen, 0, pool, 0, unseen.length);
        int left = unseen.length;
        round.forgetUnseen();
        for (int at = 0; at < handfuls.size(); at++) {
            Handful handful = handfuls.get(at);
            for (int picked = 0; picked < handful.size(); picked++) {
                int place = handful.pick(pool, left, rng);
                round.hold(ImaginedRound.OTHER, pool[place]);
                left--;
                pool[place] = pool[left];
            }
        }
        while (left > 0) {
            int place = rng.below(left);
            round.bury(pool[place]);
            left--;
            pool[place] = pool[left];
        }
    }
}
