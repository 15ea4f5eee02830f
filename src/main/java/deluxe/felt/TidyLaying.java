package deluxe.felt;

import deluxe.dominoes.End;
import deluxe.dominoes.Side;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A tidy board: only the played tiles that still matter lie on the felt, with a gap where others lay between them. What matters is the open
 * ends, and the spinner, which lies in the middle of all.
 *
 * <p>It is for boards with one spinner at most: a line, or a cross.
 */
public final class TidyLaying implements Laying {

    private final Felt felt;
    private Tableau tableau;
    private boolean[] away;
    private Arrangement arrangement;
    private List<Gap> gaps;
    private boolean isInOrder;

    /** Lays this tableau, with everything put away that no longer matters. */
    public TidyLaying(Felt felt, Tableau tableau) {
        this.felt = felt;
        layTidy(tableau);
    }

    private void layTidy(Tableau newTableau) {
        boolean[] idle = idle(newTableau);
        TidyLines lines = new TidyLines(newTableau, idle, axis(felt));
        Bounds frame = frame(lines, idle);
        lay(newTableau, idle, lines, TidyLines.spinner(newTableau) < 0 ? frame : frame.with(frame.turned()));
        isInOrder = true;
    }

    private void lay(Tableau newTableau, boolean[] newAway, TidyLines lines, Bounds frame) {
        tableau = newTableau;
        away = newAway;
        gaps = lines.gaps();
        List<Spot> spots = lines.spots();
        List<Anchor> anchors = lines.anchors();
        arrangement = new Arrangement(felt, tableau, new int[tableau.size()], axis(felt), 0, spots, anchors, frame);
    }

    /** The tiles at which nothing can be joined, but for the spinner. */
    private static boolean[] idle(Tableau tableau) {
        boolean[] idle = new boolean[tableau.size()];
        Arrays.fill(idle, true);
        for (End end : tableau.ends()) {
            idle[end.played()] = false;
        }
        int spinner = TidyLines.spinner(tableau);
        if (spinner >= 0) {
            idle[spinner] = false;
        }
        return idle;
    }

    /** The new tile lies beside the one it was joined to, where it was seen to land. Nothing else has to move until that is put away. */
    @Override
    public void add(Tableau after) {
        boolean[] still = Arrays.copyOf(away, after.size());
        isInOrder = false;
        TidyLines lines = new TidyLines(after, still, axis(felt));
        if (after.isSpinner(after.size() - 1)) {
            lines.move(landingOfLast(after));
        }
        lay(after, still, lines, frame(lines, still).with(arrangement.frame()));
    }

    /** A spinner becomes the middle from which everything is measured; until the board is put in order it stays where it landed. */
    private Spot landingOfLast(Tableau after) {
        int last = after.size() - 1;
        for (Landing landing : landings(after.tile(last))) {
            if (landing.end().equals(after.play(last).end())) {
                return landing.spot();
            }
        }
        throw new IllegalArgumentException("nowhere to land for the last tile");
    }

    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public void advance(int trials) {
        // Always ready.
    }

    @Override
    public Arrangement meanwhile() {
        return arrangement;
    }

    @Override
    public boolean isTidy() {
        return true;
    }

    @Override
    public boolean putAway() {
        if (isInOrder) {
            return false;
        }
        layTidy(tableau);
        return true;
    }

    @Override
    public boolean isAway(int played) {
        return away[played];
    }

    @Override
    public List<Landing> landings(Tile tile) {
        List<Landing> landings = new ArrayList<>();
        for (Anchor anchor : arrangement.anchors()) {
            if (tableau.fits(tile, anchor.end())) {
                landings.add(new Landing(anchor.end(), landing(anchor, tile), true));
            }
        }
        return landings;
    }

    @Override
    public List<Gap> gaps() {
        return gaps;
    }

    private Spot landing(Anchor anchor, Tile tile) {
        boolean lowTouches = tile.valueOn(Side.LOW) == tableau.value(anchor.end());
        return TidyLines.spot(anchor.x(), anchor.y(), anchor.direction(), tile.isDouble(), lowTouches);
    }

    /** Along the longer side of the felt. */
    private static int axis(Felt felt) {
        return felt.height() > felt.width() ? Compass.SOUTH : Compass.EAST;
    }

    private static Bounds frame(TidyLines lines, boolean[] away) {
        List<Spot> spots = lines.spots();
        Bounds frame = null;
        for (int at = 0; at < away.length; at++) {
            if (!away[at]) {
                Bounds tile = spots.get(at).bounds();
                frame = frame == null ? tile : frame.with(tile);
            }
        }
        return frame;
    }
}
