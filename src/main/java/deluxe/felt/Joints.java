package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;

/**
 * The tableau as the searches need it: which tile hangs on which, what may still come where. Plain arrays, because it is
 * read some thousand times for one placement.
 */
final class Joints {
    final int count;
    final int[] parent;
    final boolean[] isDouble;
    /** Whether the half with more pips is the one that leads on. */
    final boolean[] highLeads;
    /** Quarter turns from the parent's direction to the end that the tile hangs on: 2 at the first tile's second end. */
    final int[] base;
    /** How many tiles hung on the parent already. */
    final int[] rank;

    /** The tiles with open ends that somebody may still play on; a double is one entry, however many sides are open. */
    int endCount;

    final int[] endTile;
    final int[] endBase;
    final int[] endSides;
    /** Sides that will open later, once the others are joined. */
    final int[] endLater;
    /** Unplayed ordinary tiles that fit. */
    final int[] endOrdinary;
    /** Unplayed doubles that fit: none or one. */
    final int[] endDoubles;

    private final Tableau tableau;
    private final int mostPips;

    /**
     * Reads the tableau.
     *
     * @param mostPips the most pips of a half in the set that is played with
     */
    Joints(Tableau tableau, int mostPips) {
        this.tableau = tableau;
        this.mostPips = mostPips;
        count = tableau.size();
        parent = new int[count];
        isDouble = new boolean[count];
        highLeads = new boolean[count];
        base = new int[count];
        rank = new int[count];
        endTile = new int[tableau.endCount()];
        endBase = new int[tableau.endCount()];
        endSides = new int[tableau.endCount()];
        endLater = new int[tableau.endCount()];
        endOrdinary = new int[tableau.endCount()];
        endDoubles = new int[tableau.endCount()];
        readTiles();
        readEnds();
    }

    int[] choices(int tile) {
        int on = parent[tile];
        return Hinge.choices(isDouble[on], on == 0, isDouble[tile]);
    }

    private void readTiles() {
        int[] children = new int[count];
        for (int tile = 0; tile < count; tile++) {
            isDouble[tile] = tableau.tile(tile).isDouble();
            parent[tile] = tableau.parent(tile);
            highLeads[tile] = tile == 0 || tableau.ownSide(tile) == Side.LOW;
            if (tile > 0) {
                base[tile] = base(parent[tile], tableau.parentSide(tile));
                rank[tile] = children[parent[tile]]++;
            }
        }
    }

    /** Of the first tile, the low half looks back. Every other ordinary tile hangs by one half and leads on by the other. */
    private static int base(int played, Side side) {
        return played == 0 && side == Side.LOW ? Hinge.BACK : Hinge.AHEAD;
    }

    private void readEnds() {
        int[] ordinary = new int[mostPips + 1];
        boolean[] doubles = new boolean[mostPips + 1];
        countUnplayed(ordinary, doubles);
        for (End end : tableau.ends()) {
            int value = tableau.value(end);
            if (ordinary[value] > 0 || doubles[value]) {
                addEnd(end, ordinary[value], doubles[value] ? 1 : 0);
            }
        }
    }

    private void addEnd(End end, int ordinary, int doubles) {
        int tile = end.played();
        for (int at = 0; at < endCount; at++) {
            if (endTile[at] == tile && isDouble[tile]) {
                endSides[at]++;
                endLater[at] = Math.max(0, endLater[at] - 1);
                return;
            }
        }
        endTile[endCount] = tile;
        endBase[endCount] = base(tile, end.side());
        endSides[endCount] = 1;
        endLater[endCount] = tableau.isSpinner(tile) ? 3 - tableau.connections(tile) : 0;
        endOrdinary[endCount] = ordinary;
        endDoubles[endCount] = doubles;
        endCount++;
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
