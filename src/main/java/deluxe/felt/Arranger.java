package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lays the tiles of one felt, like a careful player would: where there is room, and now and then a few anew.
 *
 * <p>The same tableaus in the same order give the same arrangements on every engine. It holds working memory: not to be used
 * by two threads at a time.
 */
public final class Arranger {
    private final Felt felt;
    private final int mostPips;
    private final Judge judge;
    private final LandingSearch landingSearch;
    private final EditSearch editSearch;

    /**
     * An arranger for a felt.
     *
     * @param mostPips the most pips of a half in the set that is played with
     */
    public Arranger(Felt felt, int mostPips) {
        this.felt = felt;
        this.mostPips = mostPips;
        judge = new Judge(felt);
        landingSearch = new LandingSearch(judge, mostPips);
        editSearch = new EditSearch(judge);
    }

    /** The arrangement of a tableau whose last tile was played since {@code before}. */
    public Arrangement next(Arrangement before, Tableau after) {
        if (after.size() != before.tableau().size() + 1) {
            throw new IllegalArgumentException("after " + before.tableau().size() + " tiles come not " + after.size());
        }
        int last = after.size() - 1;
        for (LandingSearch.Choice choice : landingSearch.choices(before, after.tile(last))) {
            Landing landing = choice.landing();
            if (landing.end().played() == after.parent(last) && landing.end().side() == after.parentSide(last)) {
                return next(before, after, choice);
            }
        }
        throw new IllegalArgumentException(after + " does not follow on " + before.tableau());
    }

    private Arrangement next(Arrangement before, Tableau after, LandingSearch.Choice choice) {
        Joints joints = new Joints(after, mostPips);
        int[] hinges = Arrays.copyOf(before.hinges(), joints.count);
        hinges[joints.count - 1] = choice.hinge();
        List<Spot> expected = new ArrayList<>(before.spots());
        if (choice.landing().isClear()) {
            expected.add(choice.landing().spot());
        }
        judge.take(joints, expected);
        int cost = judge.cost(hinges, before.firstDirection(), Judge.HOPELESS);
        boolean content = isContent(before);
        boolean sound = judge.isSound();
        if (!content && editSearch.search(joints, hinges, before.firstDirection())) {
            if (!sound || editSearch.bestCost() < cost) {
                hinges = Arrays.copyOf(editSearch.best(), joints.count);
            }
        }
        return arrangement(after, hinges, before.firstDirection());
    }

    /** Whether the arrangement just judged may stay: a zoom that is no worse than before is not taken up again without need. */
    private boolean isContent(Arrangement before) {
        if (!judge.isRoomy() || judge.isAlarming(judge.zoom())) {
            return false;
        }
        return judge.isComfortable(judge.zoom()) || judge.zoom() >= before.zoom();
    }

    /** The arrangement of the round's first tile. */
    public Arrangement first(Tableau tableau) {
        if (tableau.size() != 1) {
            throw new IllegalArgumentException("the first tile is one, not " + tableau.size());
        }
        judge.take(new Joints(tableau, mostPips), List.of());
        return arrangement(tableau, new int[1], felt.height() * 3 > felt.width() * 4 ? Compass.SOUTH : Compass.EAST);
    }

    /** The arrangement of the same tableau on this felt, with few tiles moved, if it was made for another. */
    public Arrangement relaid(Arrangement before) {
        if (before.tableau().size() <= 1) {
            return first(before.tableau());
        }
        Joints joints = new Joints(before.tableau(), mostPips);
        judge.take(joints, before.spots());
        Resettlement kept = resettled(before, joints, 0);
        Resettlement turned = resettled(before, joints, 1);
        Resettlement better = turned.isCheaperThan(kept) ? turned : kept;
        return arrangement(before.tableau(), better.hinges(), better.firstDirection);
    }

    private Resettlement resettled(Arrangement before, Joints joints, int quarterTurns) {
        int firstDirection = Compass.turned(before.firstDirection(), quarterTurns);
        return Resettlement.of(before.hinges(), firstDirection, joints, judge, editSearch);
    }

    /** The arrangement that {@link Arrangement#codes} wrote down. */
    public Arrangement restored(Tableau tableau, String codes) {
        Joints joints = new Joints(tableau, mostPips);
        Codes read = Codes.read(codes, joints);
        judge.take(joints, List.of());
        judge.cost(read.hinges, read.firstDirection, Judge.HOPELESS);
        if (!judge.isSound()) {
            throw new Malformed("tiles lie over one another in the arrangement " + codes);
        }
        Spot first = judge.spot(0);
        judge.take(joints, List.of(new Spot(read.x, read.y, first.facing())));
        return arrangement(tableau, read.hinges, read.firstDirection);
    }

    /** Where a tile would lie at each end that it fits, in the order of the ends; {@link #next} will lay it there if it can. */
    public List<Landing> landings(Arrangement on, Tile tile) {
        List<Landing> landings = new ArrayList<>();
        for (LandingSearch.Choice choice : landingSearch.choices(on, tile)) {
            landings.add(choice.landing());
        }
        return landings;
    }

    private Arrangement arrangement(Tableau tableau, int[] hinges, int firstDirection) {
        judge.cost(hinges, firstDirection, Judge.HOPELESS);
        List<Spot> spots = new ArrayList<>();
        for (int tile = 0; tile < tableau.size(); tile++) {
            spots.add(judge.spot(tile));
        }
        return new Arrangement(
                felt,
                tableau,
                hinges,
                firstDirection,
                judge.zoom(),
                spots,
                judge.anchors(tableau, hinges),
                judge.frame());
    }
}
