package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.List;

/** The tableau as the searches need it: which tile hangs on which, and what may still be played where. */
final class Joints {
    final int count;
    /** In the order of play. */
    final Piece[] pieces;

    final Piece last;
    final OpenEnd[] ends;
    /** How long a line may be, in cells. */
    final int longestLine;
    /** The only spinner, from which all lines lead away; null if there is none, or more than one. */
    final Piece spinner;

    private final Tableau tableau;
    private final int mostPips;

    /**
     * Reads the tableau.
     *
     * @param mostPips the most pips on a half in the set that is played with
     */
    Joints(Tableau tableau, int mostPips) {
        this.tableau = tableau;
        this.mostPips = mostPips;
        count = tableau.size();
        pieces = new Piece[count];
        for (int tile = 0; tile < count; tile++) {
            pieces[tile] = piece(tile);
        }
        last = pieces[count - 1];
        ends = ends();
        longestLine = Lines.limit(tableau);
        spinner = spinner();
    }

    private Piece spinner() {
        for (Piece piece : pieces) {
            if (!tableau.hasManySpinners() && tableau.isSpinner(piece.at)) {
                return piece;
            }
        }
        return null;
    }

    /** The same tiles, with hinges of their own. */
    Joints copied() {
        return new Joints(tableau, mostPips);
    }

    /** The hinges on trial. */
    int[] hinges() {
        int[] hinges = new int[count];
        for (Piece piece : pieces) {
            hinges[piece.at] = piece.hinge;
        }
        return hinges;
    }

    void hang(int[] hinges) {
        for (Piece piece : pieces) {
            piece.hinge = hinges[piece.at];
        }
    }

    /** Whether anything that moves with this piece turns, so that the mirror image is different. */
    boolean turnsBehind(Piece from) {
        for (Piece piece = last; piece != from; piece = piece.previous) {
            if (piece.moves && Hinge.mirrored(piece.hinge) != piece.hinge) {
                return true;
            }
        }
        return false;
    }

    /** Mirrors what moves with this piece. */
    void mirrorBehind(Piece from) {
        for (Piece piece = last; piece != from; piece = piece.previous) {
            if (piece.moves) {
                piece.hinge = Hinge.mirrored(piece.hinge);
            }
        }
    }

    private Piece piece(int tile) {
        boolean isDouble = tableau.tile(tile).isDouble();
        if (tile == 0) {
            return new Piece(null, null, isDouble, true, Hinge.AHEAD);
        }
        int on = tableau.parent(tile);
        boolean highLeads = tableau.ownSide(tile) == Side.LOW;
        return new Piece(pieces[tile - 1], pieces[on], isDouble, highLeads, base(on, tableau.parentSide(tile)));
    }

    /** The low half of the first tile points back. Every other ordinary tile hangs by one half and leads on by the other. */
    private static int base(int played, Side side) {
        return played == 0 && side == Side.LOW ? Hinge.BACK : Hinge.AHEAD;
    }

    private OpenEnd[] ends() {
        int[] ordinary = new int[mostPips + 1];
        boolean[] doubles = new boolean[mostPips + 1];
        countUnplayed(ordinary, doubles);
        List<OpenEnd> ends = new ArrayList<>();
        for (End end : tableau.ends()) {
            int value = tableau.value(end);
            if (ordinary[value] > 0 || doubles[value]) {
                add(end, ordinary[value], doubles[value] ? 1 : 0, ends);
            }
        }
        return ends.toArray(new OpenEnd[0]);
    }

    private void add(End end, int ordinary, int doubles, List<OpenEnd> ends) {
        int tile = end.played();
        Piece on = pieces[tile];
        for (OpenEnd other : ends) {
            if (other.on == on && on.isDouble) {
                other.openSide();
                return;
            }
        }
        int later = tableau.isSpinner(tile) ? 3 - tableau.connections(tile) : 0;
        ends.add(new OpenEnd(on, base(tile, end.side()), ordinary, doubles, later));
    }

    private void countUnplayed(int[] ordinary, boolean[] doubles) {
        boolean[] played = new boolean[Tile.LARGEST_SET];
        for (int tile = 0; tile < count; tile++) {
            played[tableau.tile(tile).index()] = true;
        }
        for (int high = 0; high <= mostPips; high++) {
            doubles[high] = !played[Tile.of(high, high).index()];
            for (int low = 0; low < high; low++) {
                if (!played[Tile.of(high, low).index()]) {
                    ordinary[high]++;
                    ordinary[low]++;
                }
            }
        }
    }
}
