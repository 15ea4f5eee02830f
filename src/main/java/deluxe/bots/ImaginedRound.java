package deluxe.bots;

import deluxe.dominoes.Blocked;
import deluxe.dominoes.GoingOut;
import deluxe.dominoes.Hand;
import deluxe.dominoes.Lead;
import deluxe.dominoes.Points;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tile;
import deluxe.dominoes.View;

/**
 * A round as a search imagines it: mutable, and every tile has a known place. The seat that searches is number 0, the other is
 * number 1.
 */
final class ImaginedRound {
    static final int SELF = 0;
    static final int OTHER = 1;
    /** What {@link #leader} returns where the next deal decides who leads. */
    static final int NOBODY = -1;

    private static final int SEATS = 2;

    private final Lead lead;
    private final Blocked blocked;
    private final int target;
    /** What each tile adds when the other goes out. */
    private final int[] leftovers = new int[Tile.LARGEST_SET];

    private final Ends ends;
    private final int[][] hands = new int[SEATS][Tile.LARGEST_SET];
    private final int[] sizes = new int[SEATS];
    /** The boneyard; its last tile is drawn first. */
    private final int[] boneyard = new int[Tile.LARGEST_SET];

    private int boneyardSize;
    private final int[] scores = new int[SEATS];
    private int turn;
    private int lastPlacer;
    private boolean passed;
    private boolean over;

    /** The round as this view knows it, without the other's hand and the boneyard. */
    ImaginedRound(View view) {
        RuleSet rules = view.rules();
        lead = rules.lead();
        blocked = rules.blocked();
        target = rules.target();
        GoingOut goingOut = rules.goingOut();
        for (int tile = 0; tile < leftovers.length; tile++) {
            leftovers[tile] = goingOut.worth(Tile.at(tile));
        }
        ends = new Ends(view.tableau(), rules.doubles());
        Hand hand = view.hand();
        for (int slot = 0; slot < hand.size(); slot++) {
            hold(SELF, hand.tile(slot).index());
        }
        turn = view.turn() == view.seat() ? SELF : OTHER;
        scores[SELF] = view.scores().of(view.seat());
        scores[OTHER] = view.scores().of(view.seat().other());
    }

    /** Makes this equal to another round of the same rules. */
    void copy(ImaginedRound that) {
        ends.copy(that.ends);
        for (int who = 0; who < SEATS; who++) {
            sizes[who] = that.sizes[who];
            scores[who] = that.scores[who];
            System.arraycopy(that.hands[who], 0, hands[who], 0, sizes[who]);
        }
        boneyardSize = that.boneyardSize;
        System.arraycopy(that.boneyard, 0, boneyard, 0, boneyardSize);
        turn = that.turn;
        lastPlacer = that.lastPlacer;
        passed = that.passed;
        over = that.over;
    }

    /** Forgets what was imagined of the other's hand and the boneyard. */
    void forgetUnseen() {
        sizes[OTHER] = 0;
        boneyardSize = 0;
    }

    /** Takes all tiles from both hands and the boneyard. */
    void clear() {
        forgetUnseen();
        sizes[SELF] = 0;
    }

    /** Leads with the tile that must lead, where the next deal decides about it. */
    void leadIfDealt() {
        if (!ends.isBare() || lead != Lead.HIGHEST_DOUBLE) {
            return;
        }
        int highest = slotOfHighest(SELF);
        int others = slotOfHighest(OTHER);
        turn = Lead.isHigher(Tile.at(hands[SELF][highest]), Tile.at(hands[OTHER][others])) ? SELF : OTHER;
        play(turn == SELF ? highest : others, Ends.FELT);
    }

    private int slotOfHighest(int who) {
        int highest = 0;
        for (int slot = 1; slot < sizes[who]; slot++) {
            if (Lead.isHigher(Tile.at(hands[who][slot]), Tile.at(hands[who][highest]))) {
                highest = slot;
            }
        }
        return highest;
    }

    void hold(int who, int tile) {
        hands[who][sizes[who]] = tile;
        sizes[who]++;
    }

    /** Puts a tile on top of the boneyard. */
    void bury(int tile) {
        boneyard[boneyardSize] = tile;
        boneyardSize++;
    }

    Ends ends() {
        return ends;
    }

    int turn() {
        return turn;
    }

    boolean isOver() {
        return over;
    }

    boolean canDraw() {
        return boneyardSize > 0;
    }

    int score(int who) {
        return scores[who];
    }

    /** By how many points the seat that searches is ahead. */
    int ahead() {
        return scores[SELF] - scores[OTHER];
    }

    /** How many tiles the player to move holds. */
    int handSize() {
        return sizes[turn];
    }

    /** A tile of the player to move. */
    int tile(int slot) {
        return hands[turn][slot];
    }

    /** Who leads the next round. */
    int leader() {
        return switch (lead) {
            case LAST_PLACER -> lastPlacer;
            case ALTERNATE -> turn;
            case HIGHEST_DOUBLE -> NOBODY;
        };
    }

    /** Plays a tile of the player to move at an open place; the last tile of the hand fills the gap. */
    void play(int slot, int place) {
        int placer = turn;
        int tile = hands[placer][slot];
        sizes[placer]--;
        hands[placer][slot] = hands[placer][sizes[placer]];
        ends.join(tile, place);
        scores[placer] += Points.forEnds(ends.sum());
        lastPlacer = placer;
        passed = false;
        turn = 1 - placer;
        if (sizes[placer] == 0) {
            scores[placer] += Points.rounded(leftovers(turn));
        }
        over = sizes[placer] == 0 || scores[placer] >= target;
    }

    /** Draws the top tile of the boneyard into the hand of the player to move, as its last tile. */
    void draw() {
        boneyardSize--;
        hold(turn, boneyard[boneyardSize]);
    }

    /** Passes for the player to move, who can neither play nor draw. */
    void pass() {
        if (blocked == Blocked.OUT_OF_MOVES) {
            over = true;
            return;
        }
        turn = 1 - turn;
        if (passed) {
            over = true;
            scoreLowerHand();
        }
        passed = true;
    }

    private void scoreLowerHand() {
        int difference = pips(OTHER) - pips(SELF);
        if (difference == 0) {
            return;
        }
        int lower = difference > 0 ? SELF : OTHER;
        scores[lower] += blocked == Blocked.DIFFERENCE ? Math.abs(difference) : Points.rounded(pips(1 - lower));
    }

    private int leftovers(int who) {
        int sum = 0;
        for (int slot = 0; slot < sizes[who]; slot++) {
            sum += leftovers[hands[who][slot]];
        }
        return sum;
    }

    private int pips(int who) {
        int sum = 0;
        for (int slot = 0; slot < sizes[who]; slot++) {
            sum += Halves.pips(hands[who][slot]);
        }
        return sum;
    }
}
