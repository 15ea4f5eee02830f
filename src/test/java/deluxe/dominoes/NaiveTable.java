package deluxe.dominoes;

import java.util.ArrayList;
import java.util.List;

/**
 * A second implementation of the rules, to compare with: written as plainly as possible, from the rule text alone. Of the board it stores
 * only which tile is joined to which; everything else is worked out each time.
 */
final class NaiveTable {
    /**
     * A tile on the felt: its halves and its neighbours. Places 0 and 1 are halves, or a double's long sides; 2 and 3 are a double's tips.
     */
    static final class Laid {
        final int[] pips;
        final Laid[] beside = new Laid[4];

        Laid(int[] pips) {
            this.pips = pips;
        }

        boolean isDouble() {
            return pips[0] == pips[1];
        }

        int touching() {
            int count = 0;
            for (Laid neighbour : beside) {
                count += neighbour == null ? 0 : 1;
            }
            return count;
        }

        int pipsAt(int place) {
            return place == 1 ? pips[1] : pips[0];
        }
    }

    final RuleSet rules;
    final List<Laid> felt = new ArrayList<>();
    final List<List<int[]>> hands = new ArrayList<>();
    final List<int[]> boneyard = new ArrayList<>();
    final int[] points = new int[2];
    int mover;
    int passes;
    boolean over;

    NaiveTable(RuleSet rules, Deal deal, int leader) {
        this.rules = rules;
        hands.add(new ArrayList<>());
        hands.add(new ArrayList<>());
        for (int at = 0; at < deal.size(); at++) {
            int[] pips = {deal.tile(at).high(), deal.tile(at).low()};
            (at < rules.hand() ? hands.get(0) : at < 2 * rules.hand() ? hands.get(1) : boneyard).add(pips);
        }
        mover = leader;
    }

    boolean spins(Laid laid) {
        if (!laid.isDouble()) {
            return false;
        }
        return switch (rules.doubles().spinners()) {
            case ALL -> true;
            case NONE -> false;
            case FIRST -> felt.stream().filter(Laid::isDouble).findFirst().orElseThrow() == laid;
        };
    }

    boolean open(Laid laid, int place) {
        if (laid.beside[place] != null) {
            return false;
        }
        return place < 2 || (spins(laid) && laid.beside[0] != null && laid.beside[1] != null);
    }

    int sum() {
        int sum = 0;
        for (Laid laid : felt) {
            sum += counted(laid);
        }
        return sum;
    }

    private int counted(Laid laid) {
        int all = laid.pips[0] + laid.pips[1];
        if (laid.touching() == 0) {
            return all;
        }
        if (!laid.isDouble()) {
            return (laid.beside[0] == null ? laid.pips[0] : 0) + (laid.beside[1] == null ? laid.pips[1] : 0);
        }
        boolean spins = spins(laid);
        if (laid.touching() == 1) {
            return spins || rules.doubles().count() == Doubles.Count.TWICE ? all : laid.pips[0];
        }
        if (!spins || !rules.doubles().persistentSpinner()) {
            return 0;
        }
        return (laid.beside[2] == null ? laid.pips[0] : 0) + (laid.beside[3] == null ? laid.pips[0] : 0);
    }

    private int[] mustLead() {
        if (rules.lead() != Lead.HIGHEST_DOUBLE || !felt.isEmpty()) {
            return null;
        }
        int[] best = null;
        for (List<int[]> hand : hands) {
            for (int[] tile : hand) {
                best = best == null || rank(tile) > rank(best) ? tile : best;
            }
        }
        return best;
    }

    private static int rank(int[] tile) {
        return (tile[0] == tile[1] ? 10_000 : 0) + 100 * (tile[0] + tile[1]) + tile[0];
    }

    /** How many sequences of {@code depth} actions there are from here; a round that is over ends its sequence. */
    Count count(int depth) {
        if (depth == 0 || over) {
            return new Count(1, points[0] + 3L * points[1]);
        }
        Count total = new Count(0, 0);
        boolean any = false;
        for (int[] tile : List.copyOf(hands.get(mover))) {
            int[] must = mustLead();
            if (must != null && must != tile) {
                continue;
            }
            if (felt.isEmpty()) {
                any = true;
                total = total.plus(countAfter(tile, null, 0, depth));
            }
            for (Laid laid : List.copyOf(felt)) {
                for (int place = 0; place < (laid.isDouble() ? 4 : 2); place++) {
                    boolean matches = tile[0] == laid.pipsAt(place) || tile[1] == laid.pipsAt(place);
                    if (matches && open(laid, place)) {
                        any = true;
                        total = total.plus(countAfter(tile, laid, place, depth));
                    }
                }
            }
        }
        if (!boneyard.isEmpty() && (!any || rules.drawing() == Drawing.FREE)) {
            total = total.plus(countAfterDraw(depth));
        }
        if (boneyard.isEmpty() && !any) {
            total = total.plus(countAfterPass(depth));
        }
        return total;
    }

    /** Joins a tile of the player to move to another tile; the first tile is joined to none. */
    void put(int[] tile, Laid on, int place) {
        hands.get(mover).remove(tile);
        Laid laid = new Laid(tile);
        if (on != null) {
            on.beside[place] = laid;
            laid.beside[laid.isDouble() || tile[0] == on.pipsAt(place) ? 0 : 1] = on;
        }
        felt.add(laid);
        points[mover] += sum() % 5 == 0 ? sum() : 0;
        passes = 0;
        if (hands.get(mover).isEmpty()) {
            over = true;
            points[mover] += leftovers(1 - mover);
        }
        mover = 1 - mover;
        stuckAtOnce();
    }

    void draw() {
        hands.get(mover).add(boneyard.remove(0));
        stuckAtOnce();
    }

    void pass() {
        passes++;
        over = passes == 2;
        if (over) {
            int first = pips(0);
            int second = pips(1);
            int won = rules.blocked() == Blocked.DIFFERENCE
                    ? Math.abs(first - second)
                    : nearestFive(Math.max(first, second));
            points[first < second ? 0 : 1] += first == second ? 0 : won;
        }
        mover = 1 - mover;
    }

    private Count countAfter(int[] tile, Laid on, int place, int depth) {
        int placeInHand = hands.get(mover).indexOf(tile);
        int[] pointsBefore = points.clone();
        int passesBefore = passes;
        put(tile, on, place);
        Count count = count(depth - 1);
        mover = 1 - mover;
        over = false;
        passes = passesBefore;
        System.arraycopy(pointsBefore, 0, points, 0, 2);
        felt.remove(felt.size() - 1);
        if (on != null) {
            on.beside[place] = null;
        }
        hands.get(mover).add(placeInHand, tile);
        return count;
    }

    private Count countAfterDraw(int depth) {
        int[] tile = boneyard.get(0);
        draw();
        Count count = count(depth - 1);
        over = false;
        hands.get(mover).remove(tile);
        boneyard.add(0, tile);
        return count;
    }

    private Count countAfterPass(int depth) {
        int[] pointsBefore = points.clone();
        pass();
        Count count = count(depth - 1);
        mover = 1 - mover;
        over = false;
        passes--;
        System.arraycopy(pointsBefore, 0, points, 0, 2);
        return count;
    }

    private void stuckAtOnce() {
        if (over || rules.blocked() != Blocked.OUT_OF_MOVES || !boneyard.isEmpty()) {
            return;
        }
        boolean fits = felt.isEmpty();
        for (int[] tile : hands.get(mover)) {
            for (Laid laid : felt) {
                for (int place = 0; place < 4; place++) {
                    boolean has = laid.isDouble() || place < 2;
                    fits |= has
                            && open(laid, place)
                            && (tile[0] == laid.pipsAt(place) || tile[1] == laid.pipsAt(place));
                }
            }
        }
        over = !fits;
    }

    private int leftovers(int seat) {
        return rules.goingOut() == GoingOut.FIVE_PER_TILE ? 5 * hands.get(seat).size() : nearestFive(pips(seat));
    }

    private int pips(int seat) {
        return hands.get(seat).stream().mapToInt(tile -> tile[0] + tile[1]).sum();
    }

    private static int nearestFive(int pips) {
        int below = pips - pips % 5;
        return pips - below < below + 5 - pips ? below : below + 5;
    }

    /**
     * The number of sequences, and the sum of the points at the end of each. The opponent's points count three times, so that sequences
     * with different points can be told apart.
     */
    record Count(long sequences, long points) {
        Count plus(Count other) {
            return new Count(sequences + other.sequences, points + other.points);
        }
    }
}
