package deluxe.cli;

import deluxe.dominoes.Tableau;
import deluxe.felt.Arrangement;
import deluxe.felt.Spot;
import java.util.List;
import java.util.Locale;

/** Counts exceptions to how tiles are expected to lie: straight on, doubles crosswise, and joined at their long sides first. */
final class StraightTally {
    private static final double PERCENT = 100;
    private static final int EARLY = 5;
    /** Six and a half tiles, in cells. */
    static final int LONGEST_LINE = 26;

    private static final int TILE = 4;
    private static final int CROSSWISE = 2;

    private int earlyBoards;
    private int earlyCorners;
    private int earlyShortEnds;
    private int longSidesDue;
    private int shortEnds;
    private int shortEndsUnderLimit;
    private int doubles;
    private int inLine;
    private int inLineUnderLimit;

    /** Looks at how the last tile was laid. */
    void inspect(Arrangement board) {
        int last = board.spots().size() - 1;
        if (last + 1 == EARLY) {
            earlyBoards++;
            earlyCorners += board.corners() > 0 ? 1 : 0;
            earlyShortEnds += usesShortEnd(board) ? 1 : 0;
        }
        if (last == 0) {
            return;
        }
        int on = board.tableau().parent(last);
        if (isDouble(board, on) && isLongSideDue(board.tableau(), on)) {
            inspectOnDouble(board, last, on);
        }
        if (isDouble(board, last)) {
            inspectDouble(board, last, on);
        }
    }

    /** Whether a tile lies at a short end of a double before both of its long sides are joined. */
    private static boolean usesShortEnd(Arrangement board) {
        Tableau tableau = board.tableau();
        for (int tile = 1; tile < board.spots().size(); tile++) {
            int on = tableau.parent(tile);
            boolean isEarly = isDouble(board, on) && isLongSideDue(tableau, on) && isAtShortEnd(board, on, tile);
            if (isEarly || (isDouble(board, tile) && isAtShortEnd(board, tile, on))) {
                return true;
            }
        }
        return false;
    }

    private void inspectOnDouble(Arrangement board, int tile, int on) {
        longSidesDue++;
        if (isAtShortEnd(board, on, tile)) {
            shortEnds++;
            int line = lineAcross(board, on) + (isDouble(board, tile) ? CROSSWISE : TILE);
            shortEndsUnderLimit += line <= LONGEST_LINE ? 1 : 0;
        }
    }

    private void inspectDouble(Arrangement board, int tile, int on) {
        doubles++;
        if (isAtShortEnd(board, tile, on)) {
            inLine++;
            int line = lineAlong(board, tile) - TILE + CROSSWISE + TILE;
            inLineUnderLimit += line <= LONGEST_LINE ? 1 : 0;
        }
    }

    private static boolean isDouble(Arrangement board, int tile) {
        return board.tableau().tile(tile).isDouble();
    }

    /** Whether the last tile joined to this double was its first or second. */
    private static boolean isLongSideDue(Tableau tableau, int played) {
        return tableau.connections(played) <= 2;
    }

    private static boolean isAtShortEnd(Arrangement board, int doubled, int neighbour) {
        Spot spot = board.spots().get(doubled);
        Spot other = board.spots().get(neighbour);
        if (spot.isFlat()) {
            return Math.abs(spot.x() - other.x()) >= spot.halfWidth() + other.halfWidth();
        }
        return Math.abs(spot.y() - other.y()) >= spot.halfHeight() + other.halfHeight();
    }

    private static int lineAcross(Arrangement board, int tile) {
        return line(board, board.spots().size(), tile, !board.spots().get(tile).isFlat());
    }

    private static int lineAlong(Arrangement board, int tile) {
        return line(board, board.spots().size(), tile, board.spots().get(tile).isFlat());
    }

    /** The length, in cells, of the line that goes through the middle of this tile, among the first {@code count} tiles. */
    static int line(Arrangement board, int count, int through, boolean flat) {
        List<Spot> spots = board.spots();
        Spot middle = spots.get(through);
        int row = (flat ? middle.y() : middle.x()) - 1;
        boolean[] isOnLine = new boolean[count];
        isOnLine[through] = true;
        int from = from(middle, flat);
        int to = to(middle, flat);
        for (int round = 0; round < count; round++) {
            for (int tile = 1; tile < count; tile++) {
                int on = board.tableau().parent(tile);
                int next = isOnLine[tile] ? on : tile;
                if (isOnLine[tile] == isOnLine[on] || !fills(spots.get(next), row, flat)) {
                    continue;
                }
                isOnLine[next] = true;
                from = Math.min(from, from(spots.get(next), flat));
                to = Math.max(to, to(spots.get(next), flat));
            }
        }
        return to - from;
    }

    private static boolean fills(Spot spot, int row, boolean flat) {
        int middle = flat ? spot.y() : spot.x();
        int half = flat ? spot.halfHeight() : spot.halfWidth();
        return middle - half <= row && row + 2 <= middle + half;
    }

    private static int from(Spot spot, boolean flat) {
        return flat ? spot.x() - spot.halfWidth() : spot.y() - spot.halfHeight();
    }

    private static int to(Spot spot, boolean flat) {
        return flat ? spot.x() + spot.halfWidth() : spot.y() + spot.halfHeight();
    }

    String corners() {
        return String.format(
                Locale.ROOT,
                "on %.2f %% of the boards of five tiles, short ends on %.2f %%",
                share(earlyCorners, earlyBoards),
                share(earlyShortEnds, earlyBoards));
    }

    String shortEnds() {
        return String.format(
                Locale.ROOT,
                "%.2f %% of the joints due a long side, %.2f %% with its line under the limit",
                share(shortEnds, longSidesDue),
                share(shortEndsUnderLimit, longSidesDue));
    }

    String doublesInLine() {
        return String.format(
                Locale.ROOT,
                "%.2f %% of the doubles that were joined, %.2f %% with their line under the limit",
                share(inLine, doubles),
                share(inLineUnderLimit, doubles));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : PERCENT * part / whole;
    }
}
