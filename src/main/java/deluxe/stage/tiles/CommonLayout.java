package deluxe.stage.tiles;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;

/** What all layouts have in common: the table's frame, and the opponent's tiles tucked under the band. */
public final class CommonLayout {
    /** How much of a back in the opponent's row shows from under the band, in u. */
    static final double PEEP = 1.25;

    private static final int LARGEST_HAND = 21;
    private static final double LARGEST_BACK = 30;
    /** On large displays a back grows with the shorter side. */
    private static final double BACK_OF_MUCH = .032;

    private static final double BACK_GAP = 1.07;
    private static final double WIDEST_HEAP = 230;

    /** The ratio of width to height at which a whole boneyard lies in two rows. */
    private static final double HEAP_FLATNESS = 3.4;

    public final double left;
    public final double right;
    public final double top;
    public final double bottom;
    public final double width;
    public final double height;
    public final TableFrame frame;
    public final Row opponentRow;

    public CommonLayout(Display.Size size, SafeArea safe, double band) {
        left = safe.left();
        top = safe.top();
        right = size.width() - safe.right();
        bottom = size.height() - safe.bottom();
        width = right - left;
        height = bottom - top;
        frame = new TableFrame(
                size.width(), size.height(), top + band, TableFrame.railFor(size.width(), size.height()));
        opponentRow = opponentRow();
    }

    private Row opponentRow() {
        double room = width - 2 * frame.rail() - 8;
        double u = Math.min(Math.min(largestBack(), Math.min(width, height) * .04), room / (LARGEST_HAND * BACK_GAP));
        double y = frame.band() + PEEP * u - 2 * u;
        return new Row(new Box(left + frame.rail() + 4, y, room, 2 * u), u, u * BACK_GAP, 1);
    }

    private double largestBack() {
        return Math.max(LARGEST_BACK, Math.min(width, height) * BACK_OF_MUCH);
    }

    /** Where the free cloth begins, below the rail and the opponent's tiles. */
    double clothTop() {
        return frame.band() + Math.max(frame.rail(), PEEP * opponentRow.u()) + 6;
    }

    /** The boneyard next to the opponent's tiles: small, and over the rail, so that it hides nothing that matters. */
    public Box opponentsHeap(boolean atLeft) {
        double wide = Math.min(width * .3, WIDEST_HEAP * largestBack() / LARGEST_BACK);
        double inset = frame.rail();
        return new Box(atLeft ? left + inset : right - inset - wide, frame.band() + 4, wide, wide / HEAP_FLATNESS);
    }

    /** The board between the opponent's tiles and this line. */
    public Box board(double lowest) {
        double inset = frame.rail() + 2;
        return new Box(left + inset, clothTop(), width - 2 * inset, lowest - clothTop());
    }

    public static double within(double least, double value, double most) {
        return Math.max(least, Math.min(most, value));
    }
}
