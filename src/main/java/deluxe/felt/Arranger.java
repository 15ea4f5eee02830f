package deluxe.felt;

import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import deluxe.kit.Malformed;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays the tiles on one felt as a careful player would: where there is room, and now and then a few of them anew.
 *
 * <p>The same tableaus in the same order give the same arrangements on every engine. It holds working memory, so two threads must not
 * use it at the same time.
 */
public final class Arranger {
    /** Five tiles and the margin round them. */
    private static final int SHORT_LINE_UNITS = 11;

    private final Felt felt;
    private final int mostPips;
    private final Judge judge;
    private final LandingSearch landingSearch;

    /**
     * An arranger for a felt.
     *
     * @param mostPips the most pips on a half in the set that is played with
     */
    public Arranger(Felt felt, int mostPips) {
        this.felt = felt;
        this.mostPips = mostPips;
        judge = new Judge(felt, mostPips);
        landingSearch = new LandingSearch(judge, mostPips);
    }

    /** The arrangement of a tableau whose last tile was played after {@code before}. */
    public Arrangement next(Arrangement before, Tableau after) {
        SearchedLaying laying = goOn(before);
        laying.add(after);
        return laying.arrangement();
    }

    /** A board to add tiles to. One that was made for another felt is laid anew if that is better, and moved over if not. */
    public SearchedLaying goOn(Arrangement begun) {
        return new SearchedLaying(this, goOnWith(begun));
    }

    /** A plan for a board that was begun, perhaps on another felt. */
    Planning goOnWith(Arrangement begun) {
        Joints joints = new Joints(begun.tableau(), mostPips);
        if (begun.felt().equals(felt)) {
            return Planning.settled(judge, joints, begun);
        }
        if (joints.count == 1) {
            return Planning.settled(judge, joints, first(begun.tableau()));
        }
        LayingFromPlays replay = new LayingFromPlays(this, begun.tableau());
        if (joints.count <= Closeness.FEW_TILES && isUpright(felt) != isUpright(begun.felt())) {
            while (!replay.advance(Integer.MAX_VALUE)) {
                // A few tiles are laid in no time.
            }
            return Planning.settled(judge, joints, replay.arrangement());
        }
        return Planning.ofResettlement(judge, joints, begun, replay);
    }

    /** A plan for a tableau whose last tile was played after {@code before}. */
    Planning plan(Arrangement before, Tableau after) {
        if (after.size() != before.tableau().size() + 1) {
            throw new IllegalArgumentException("one tile comes after the other");
        }
        int last = after.size() - 1;
        for (LandingSearch.Choice choice : landingSearch.choices(before, after.tile(last))) {
            Landing landing = choice.landing();
            if (landing.end().played() == after.parent(last) && landing.end().side() == after.parentSide(last)) {
                return Planning.ofPlacement(judge, new Joints(after, mostPips), before, after, choice);
            }
        }
        throw new IllegalArgumentException("this tableau does not follow on the one before");
    }

    /** The arrangement of the round's first tile. */
    public Arrangement first(Tableau tableau) {
        if (tableau.size() != 1) {
            throw new IllegalArgumentException("the first tile is one");
        }
        Joints joints = new Joints(tableau, mostPips);
        judge.take(joints, List.of());
        return arrangement(tableau, isUpright(felt) ? Compass.SOUTH : Compass.EAST);
    }

    /** Whether the first tile leads down: if the felt is much higher than wide, or higher and a short line across it would be small. */
    private static boolean isUpright(Felt felt) {
        int narrow = SHORT_LINE_UNITS * felt.handTile() * 3 / 4;
        boolean isNarrow = felt.width() < felt.height() && felt.width() < narrow;
        return isNarrow || felt.height() * 3 > felt.width() * 4;
    }

    /** The arrangement that {@link Arrangement#codes} wrote down. */
    public Arrangement restored(Tableau tableau, String codes) {
        Joints joints = new Joints(tableau, mostPips);
        Codes read = Codes.read(codes, joints);
        joints.hang(read.hinges);
        judge.take(joints, List.of());
        judge.cost(read.firstDirection);
        if (!judge.isSound()) {
            throw new Malformed("tiles lie over one another in the arrangement " + codes);
        }
        Spot first = judge.spot(joints.pieces[0]);
        judge.take(joints, List.of(new Spot(read.x, read.y, first.facing())));
        return arrangement(tableau, read.firstDirection);
    }

    /** Where a tile would lie at each end that it fits, in the order of the ends; {@link #next} will lay it there if it can. */
    public List<Landing> landings(Arrangement on, Tile tile) {
        List<Landing> landings = new ArrayList<>();
        for (LandingSearch.Choice choice : landingSearch.choices(on, tile)) {
            landings.add(choice.landing());
        }
        return landings;
    }

    private Arrangement arrangement(Tableau tableau, int firstDirection) {
        judge.cost(firstDirection);
        return judge.arrangement(tableau, firstDirection);
    }
}
