package deluxe.cli;

import deluxe.dominoes.Doubles;
import deluxe.dominoes.RuleSet;
import deluxe.felt.Arrangement;
import deluxe.felt.Arranger;
import deluxe.felt.Bounds;
import deluxe.felt.Felt;
import deluxe.felt.Inspection;
import deluxe.felt.Viewport;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Measures boards while they are laid. */
final class LayoutTally {
    private static final int PERCENT = 100;
    private static final int THOUSAND = 1000;
    private static final int CELLS_OF_A_TILES_WIDTH = 2;
    private static final int LINE_UNITS = 2;
    private static final int[] CROWDS = {12, 20};

    private final Felt felt;
    private final Figures atEnd = new Figures();
    private final Figures inView = new Figures();
    private final Figures whilePicked = new Figures();
    private final Map<Integer, Figures> byTiles = new HashMap<>();
    private final Figures moved = new Figures();
    private final Figures micros = new Figures();
    private final Figures corners = new Figures();
    private final LandingTally landings;
    private final StraightTally straight = new StraightTally();
    private final TipTally needless;
    private final Figures tileWidths = new Figures();
    private final Figures used = new Figures();
    private long states;
    private long placements;
    private long overlaps;
    private long closeStrangers;
    private long unsound;
    private long viewChanges;
    private long roomyChanges;
    private int longestLine;

    LayoutTally(Felt felt, RuleSet rules) {
        this.felt = felt;
        landings = new LandingTally(rules.set());
        boolean areLimited = rules.doubles().spinners() == Doubles.Spinners.ALL;
        needless = new TipTally(areLimited ? StraightTally.LONGEST_LINE : Integer.MAX_VALUE);
        for (int crowd : CROWDS) {
            byTiles.put(crowd, new Figures());
        }
    }

    /** Hundredths of a pixel for each unit when the board and half a unit around it fill the felt; never more than in the closest view. */
    static int pixelsPerUnit(Arrangement board) {
        Bounds bounds = board.bounds().grown(1);
        Felt felt = board.felt();
        int closest = 2 * PERCENT * Viewport.closest(felt).cellPixels();
        int byWidth = 2 * PERCENT * felt.width() / bounds.width();
        int byHeight = 2 * PERCENT * felt.height() / bounds.height();
        return Math.min(closest, Math.min(byWidth, byHeight));
    }

    void placed(Arrangement before, Arrangement after, long nanos) {
        placements++;
        micros.add((int) (nanos / 1000));
        int movedTiles = after.movedSince(before).size();
        if (movedTiles > 0) {
            moved.add(movedTiles);
        }
    }

    /** @param roomy the view while the last tile was picked */
    void seen(Viewport before, Viewport roomy, Viewport after) {
        viewChanges += before.cellPixels() == after.cellPixels() ? 0 : 1;
        roomyChanges += before.cellPixels() == roomy.cellPixels() ? 0 : 1;
        inView.add(2 * PERCENT * after.cellPixels());
        whilePicked.add(2 * PERCENT * roomy.cellPixels());
    }

    void inspect(Arrangement board, Arranger arranger) {
        states++;
        Inspection inspection = Inspection.of(board);
        overlaps += inspection.overlaps();
        closeStrangers += inspection.closeStrangers();
        unsound += inspection.isSound() ? 0 : 1;
        longestLine = Math.max(longestLine, inspection.longestLine());
        Figures crowd = byTiles.get(board.spots().size());
        if (crowd != null) {
            crowd.add(pixelsPerUnit(board));
        }
        landings.inspect(board, arranger);
        straight.inspect(board);
        needless.inspect(board);
    }

    void roundEnded(Arrangement last, Viewport view) {
        tileWidths.add(CELLS_OF_A_TILES_WIDTH * view.cellPixels());
        used.add(used(last.bounds(), view.cellPixels()));
        atEnd.add(pixelsPerUnit(last));
        corners.add(last.corners());
    }

    /** Tenths of a percent of the felt that the tiles take up, in the direction in which they take up more. */
    private int used(Bounds tiles, int cellPixels) {
        int acrossFelt = THOUSAND * tiles.width() * cellPixels / felt.width();
        int downFelt = THOUSAND * tiles.height() * cellPixels / felt.height();
        return Math.max(acrossFelt, downFelt);
    }

    String report() {
        StringBuilder report = new StringBuilder();
        line(
                report,
                "felt",
                "%d x %d px, a tile of the hand %d px wide, closest %d px/u",
                felt.width(),
                felt.height(),
                felt.handTile(),
                2 * Viewport.closest(felt).cellPixels());
        line(report, "boards", "%d rounds, %d placements, %d states", atEnd.count(), placements, states);
        line(report, "overlaps", "%d, gaps under half a unit %d, failures %d", overlaps, closeStrangers, unsound);
        line(report, "longest line", "%.1f units", longestLine / (double) LINE_UNITS);
        line(report, "ends without room", "%s", landings.rooms());
        line(report, "ghosts", "%s", landings.ghosts());
        line(report, "a tile at the end", "%d px wide least, %d median", tileWidths.least(), tileWidths.quantile(500));
        line(
                report,
                "felt used",
                "%.1f %% in the tighter direction in the median, %.1f %% first percentile",
                used.quantile(500) / 10.0,
                used.quantile(10) / 10.0);
        line(report, "not straight on", "%s", needless.report());
        line(report, "px/u at the end", zooms(atEnd));
        for (int crowd : CROWDS) {
            line(report, "px/u at " + crowd + " tiles", zooms(byTiles.get(crowd)));
        }
        line(report, "px/u as viewed", zooms(inView));
        line(report, "while picking", zooms(whilePicked));
        line(
                report,
                "zoom changes",
                "%.1f %% of placements, and %.1f %% while picking",
                percent(viewChanges, placements),
                percent(roomyChanges, placements));
        line(
                report,
                "laid anew",
                "%.2f %% of placements; %.3f tiles moved for each, %.1f on average, %d at most",
                percent(moved.count(), placements),
                placements == 0 ? 0 : moved.mean() * moved.count() / placements,
                moved.mean(),
                moved.most());
        line(report, "corners", "%.1f a board", corners.mean());
        line(report, "early corners", "%s", straight.corners());
        line(report, "short ends", "%s", straight.shortEnds());
        line(report, "doubles in line", "%s", straight.doublesInLine());
        line(
                report,
                "milliseconds",
                "%.3f mean, %.2f p50, %.2f p99, %.2f p99.9, %.2f at most",
                micros.mean() / 1000,
                millis(500),
                millis(990),
                millis(999),
                millis(1000));
        return report.toString();
    }

    private double millis(int thousandths) {
        return micros.quantile(thousandths) / 1000.0;
    }

    private static String zooms(Figures figures) {
        return String.format(
                Locale.ROOT,
                "%.1f least, %.1f first percentile, %.1f median",
                figures.least() / (double) PERCENT,
                figures.quantile(10) / (double) PERCENT,
                figures.quantile(500) / (double) PERCENT);
    }

    private static double percent(long part, long whole) {
        return whole == 0 ? 0 : PERCENT * (double) part / whole;
    }

    private static void line(StringBuilder report, String name, String format, Object... values) {
        report.append(String.format(Locale.ROOT, "%-18s ", name));
        report.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
