package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Play;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds where a tile would lie at each end that it fits, while nothing else moves. */
final class LandingSearch {
    private static final int OVERLAP = 8 * Looks.POINT;
    /** Two sides of one double are the same to the rules, but the player should see a place at each of them. */
    private static final int SAME_SIDE = 200 * Looks.POINT;

    /** A tile that turns, though there is room for it straight on. */
    private static final int NOT_STRAIGHT = 48 * Looks.POINT;

    private final Judge judge;
    private final int mostPips;

    LandingSearch(Judge judge, int mostPips) {
        this.judge = judge;
        this.mostPips = mostPips;
    }

    /** A hinge that was chosen for an end. */
    record Choice(int hinge, Landing landing) {}

    /** One choice for each end that the tile fits, in the order of the ends; clear of one another where possible. */
    List<Choice> choices(Arrangement on, Tile tile) {
        Tableau tableau = on.tableau();
        List<Choice> chosen = new ArrayList<>();
        for (End end : tableau.ends()) {
            if (tableau.fits(tile, end)) {
                chosen.add(choice(on, new Play(tile, end), chosen));
            }
        }
        return chosen;
    }

    private Choice choice(Arrangement on, Play play, List<Choice> chosen) {
        Joints joints = new Joints(on.tableau().join(play), mostPips);
        joints.hang(Arrays.copyOf(on.hinges(), joints.count));
        judge.take(joints, on.spots());
        boolean goesStraight = fitsStraight(joints, on);
        Choice best = null;
        int bestCost = Judge.HOPELESS;
        for (int hinge : joints.last.choices()) {
            joints.last.hinge = hinge;
            int cost = judge.cost(on.firstDirection());
            if (goesStraight && !joints.last.goesStraight()) {
                cost += NOT_STRAIGHT;
            }
            Spot spot = judge.spot(joints.last);
            cost += overlap(play.end(), spot, chosen);
            if (cost < bestCost) {
                bestCost = cost;
                best = new Choice(hinge, new Landing(play.end(), spot, judge.isSound()));
            }
        }
        return best;
    }

    /** Whether the last tile can lie straight on without the view shrinking much. */
    private boolean fitsStraight(Joints joints, Arrangement on) {
        for (int hinge : joints.last.choices()) {
            joints.last.hinge = hinge;
            if (joints.last.goesStraight()) {
                judge.cost(on.firstDirection());
                if (judge.isRoomy() && judge.isWorthIt(on.zoom())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int overlap(End end, Spot spot, List<Choice> chosen) {
        int cost = 0;
        for (Choice other : chosen) {
            if (spot.isWithin(0, other.landing().spot())) {
                cost += end.played() == other.landing().end().played() ? SAME_SIDE : OVERLAP;
            }
        }
        return cost;
    }
}
