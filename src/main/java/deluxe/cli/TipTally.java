package deluxe.cli;

import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.felt.Arrangement;
import deluxe.felt.Bounds;
import deluxe.felt.Felt;
import deluxe.felt.Spot;
import deluxe.felt.Viewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Counts the tiles that were not laid straight on although that fitted: the place was free, the line under its limit, and the view would
 * not have had to shrink by more than a tenth.
 */
final class TipTally {
    private static final int PERCENT = 100;
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private final int longestLine;
    private int onDoubles;
    private int tips;
    private int doubles;
    private int doublesInLine;
    private int onOrdinary;
    private int turns;

    /** @param longestLine the limit of a line, in cells */
    TipTally(int longestLine) {
        this.longestLine = longestLine;
    }

    /** Looks at how the last tile was laid. */
    void inspect(Arrangement board) {
        Tableau tableau = board.tableau();
        int last = tableau.size() - 1;
        if (last == 0) {
            return;
        }
        int on = tableau.parent(last);
        if (tableau.tile(on).isDouble()) {
            if (tableau.connections(on) <= 2) {
                onDoubles++;
                tips += isNeedless(board, longSides(board, on)) ? 1 : 0;
            }
            return;
        }
        boolean isNeedless = isNeedless(board, List.of(openDirection(board, on)));
        if (tableau.tile(last).isDouble()) {
            doubles++;
            doublesInLine += isNeedless ? 1 : 0;
        } else {
            onOrdinary++;
            turns += isNeedless ? 1 : 0;
        }
    }

    /** The directions in which tiles can lead on from the long sides of a double. */
    private static List<Integer> longSides(Arrangement board, int on) {
        return board.spots().get(on).isFlat() ? List.of(1, 3) : List.of(0, 2);
    }

    private static int openDirection(Arrangement board, int on) {
        int last = board.tableau().size() - 1;
        int facing = board.spots().get(on).facing();
        return board.tableau().parentSide(last) == Side.HIGH ? facing : (facing + 2) % 4;
    }

    /** Whether the last tile does not lie straight on in one of these directions, though it would have fitted in one. */
    private boolean isNeedless(Arrangement board, List<Integer> directions) {
        Spot lies = board.spots().get(board.spots().size() - 1);
        List<Spot> straight = new ArrayList<>();
        for (int direction : directions) {
            straight.add(straightOn(board, direction));
        }
        for (Spot spot : straight) {
            if (spot.x() == lies.x() && spot.y() == lies.y() && spot.isFlat() == lies.isFlat()) {
                return false;
            }
        }
        for (int at = 0; at < straight.size(); at++) {
            if (fits(board, straight.get(at), directions.get(at) % 2 == 0)) {
                return true;
            }
        }
        return false;
    }

    private static Spot straightOn(Arrangement board, int direction) {
        Tableau tableau = board.tableau();
        int last = tableau.size() - 1;
        boolean isDouble = tableau.tile(last).isDouble();
        int on = tableau.parent(last);
        Spot from = board.spots().get(on);
        int away = (tableau.tile(on).isDouble() ? 1 : 2) + (isDouble ? 1 : 2);
        int facing = isDouble ? (direction + 1) % 2 : direction;
        return new Spot(from.x() + away * DX[direction], from.y() + away * DY[direction], facing);
    }

    private boolean fits(Arrangement board, Spot straight, boolean flat) {
        int last = board.spots().size() - 1;
        int on = board.tableau().parent(last);
        Bounds bounds = board.spots().get(0).bounds();
        for (int tile = 0; tile < last; tile++) {
            Spot spot = board.spots().get(tile);
            if (tile != on && spot.isWithin(1, straight)) {
                return false;
            }
            bounds = bounds.with(spot.bounds());
        }
        int length = flat ? 2 * straight.halfWidth() : 2 * straight.halfHeight();
        if (StraightTally.line(board, last, on, flat) + length > longestLine) {
            return false;
        }
        int before = zoom(board.felt(), bounds);
        return 10 * zoom(board.felt(), bounds.with(straight.bounds())) >= 9 * before;
    }

    /** Hundredths of a pixel for each cell when the board and a cell around it fill the felt, but never closer than the view comes. */
    private static int zoom(Felt felt, Bounds board) {
        int closest = PERCENT * Viewport.closest(felt).cellPixels();
        int byWidth = PERCENT * felt.width() / (board.width() + 2);
        int byHeight = PERCENT * felt.height() / (board.height() + 2);
        return Math.min(closest, Math.min(byWidth, byHeight));
    }

    String report() {
        return String.format(
                Locale.ROOT,
                "tips %.2f %% of the joints due a long side, doubles in line %.2f %%, turns %.2f %%",
                share(tips, onDoubles),
                share(doublesInLine, doubles),
                share(turns, onOrdinary));
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : PERCENT * (double) part / whole;
    }
}
