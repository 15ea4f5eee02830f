package deluxe.bots;

import deluxe.dominoes.Play;
import deluxe.dominoes.Points;
import deluxe.dominoes.Round;
import deluxe.dominoes.View;
import deluxe.kit.Rng;
import deluxe.kit.Seed;
import deluxe.kit.Whole;
import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Forms an {@link Opinion}, a little at a time. Every play is played out in the same imagined deals, so that their differences are
 * surer than each by itself. Once the boneyard is empty, it searches to the end instead.
 */
public final class Deliberation {
    /** How many positions a search may look at; with more, the plays are estimated. */
    private static final int MOST_POSITIONS = 20_000;

    private static final int DEALS_AT_ONCE = 4;
    private static final int TENTHS = 10;
    /** Differences are made smaller before they are squared, so that the sum of the squares stays small. */
    private static final int DOWN = 5;

    private static final Seed SEED = Seed.of("091710");
    /** More turns than a round can have. */
    private static final int TURNS_A_ROUND = 256;

    private final View view;
    private final Candidates candidates;
    private final Lookahead lookahead;
    private final int[][] chances;
    private final int[] gains;
    /** Searches to the end; empty where that is not possible, or would take too long. */
    private Optional<Endgame> endgame = Optional.empty();

    private int searched;
    private int imagined;

    /** @param effort how many deals to imagine */
    public Deliberation(View view, int effort) {
        this(view, new OtherHand(view), effort);
    }

    private Deliberation(View view, Hidden hidden, int effort) {
        this.view = view;
        candidates = new Candidates(view, view.plays());
        lookahead = new Lookahead(view, hidden, stream(view));
        chances = new int[candidates.size()][effort];
        gains = new int[candidates.size()];
        if (view.boneyardSize() == 0 && candidates.size() > 1) {
            endgame = Optional.of(new Endgame(view, MOST_POSITIONS));
            lookahead.imagine();
        }
    }

    /** The same for somebody to whom everything is shown that this seat cannot see. */
    public static Deliberation shown(Round round, Seat seat, int effort) {
        return new Deliberation(round.view(seat), new Shown(round, seat), effort);
    }

    /** A stream for thinking about this view, which has nothing to do with how its match was dealt. */
    public static Rng stream(View view) {
        return Rng.derive(SEED, 0, view.round() * TURNS_A_ROUND + view.turns().size());
    }

    private int ahead() {
        return view.scores().of(view.seat()) - view.scores().of(view.seat().other());
    }

    public boolean isOver() {
        return isSearched() || imagined == effort();
    }

    private boolean isSearched() {
        return searched == candidates.size();
    }

    private int effort() {
        return chances[0].length;
    }

    /** Searches one play to the end, or imagines a few more deals. */
    public void goOn() {
        if (endgame.isPresent()) {
            search(endgame.get());
        } else {
            imagine();
        }
    }

    private void search(Endgame search) {
        int worth = search.worthAfter(lookahead.imagined(), candidates.slot(searched), candidates.place(searched));
        if (search.isGivenUp()) {
            endgame = Optional.empty();
            searched = 0;
            Arrays.fill(gains, 0);
            return;
        }
        chances[searched][0] = Endgame.chance(worth);
        gains[searched] = Endgame.ahead(worth) - ahead();
        searched++;
        imagined = isSearched() ? 1 : 0;
    }

    private void imagine() {
        int until = Math.min(effort(), imagined + DEALS_AT_ONCE);
        while (imagined < until) {
            lookahead.imagine();
            for (int at = 0; at < candidates.size(); at++) {
                chances[at][imagined] = lookahead.chanceAfter(candidates.slot(at), candidates.place(at));
                gains[at] += lookahead.finished().ahead() - ahead();
            }
            imagined++;
        }
    }

    /** What was found, once it {@link #isOver}. */
    public Opinion opinion() {
        int best = 0;
        for (int at = 1; at < chances.length; at++) {
            best = isBetter(at, best) ? at : best;
        }
        List<Opinion.Weighed> weighed = new ArrayList<>();
        for (int at = 0; at < chances.length; at++) {
            insert(weighed, weighed(at, best));
        }
        return new Opinion(view, weighed, isSearched());
    }

    private boolean isBetter(int at, int than) {
        int more = sum(at) - sum(than);
        return more > 0 || (more == 0 && gains[at] > gains[than]);
    }

    private int sum(int at) {
        int sum = 0;
        for (int number = 0; number < imagined; number++) {
            sum += chances[at][number];
        }
        return sum;
    }

    private Opinion.Weighed weighed(int at, int best) {
        Play play = candidates.play(at);
        int points = Points.forEnds(view.tableau().sumWith(play.tile(), play.end()));
        int noise = isSearched() ? 0 : noise(at, best);
        return new Opinion.Weighed(play, points, sum(at) / imagined, gains[at] * TENTHS / imagined, noise);
    }

    /** The standard error of the difference between two plays. */
    private int noise(int at, int best) {
        int mean = 0;
        int squares = 0;
        for (int number = 0; number < imagined; number++) {
            int difference = (chances[best][number] - chances[at][number]) >> DOWN;
            mean += difference;
            squares += difference * difference;
        }
        int square = (squares - mean / imagined * mean) / imagined;
        return square <= 0 ? 0 : (Whole.root(square << (2 * DOWN)) + Whole.root(imagined) - 1) / Whole.root(imagined);
    }

    private static void insert(List<Opinion.Weighed> weighed, Opinion.Weighed next) {
        int to = weighed.size();
        while (to > 0 && isBetter(next, weighed.get(to - 1))) {
            to--;
        }
        weighed.add(to, next);
    }

    private static boolean isBetter(Opinion.Weighed one, Opinion.Weighed other) {
        return one.chance() > other.chance()
                || (one.chance() == other.chance() && one.gainTenths() > other.gainTenths());
    }
}
