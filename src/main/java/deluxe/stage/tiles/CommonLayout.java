package deluxe.stage.tiles;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;

/** What all layouts of the Deluxe table have in common: the frame, and the opponent's tiles tucked under the band. */
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

    /** The display without its unsafe edges. */
    public final Box clear;

    public final TableFrame frame;
    private final Row opponentRow;
    private final boolean leftHanded;

    public CommonLayout(Display.Size size, SafeArea safe, double band, boolean leftHanded) {
        this.leftHanded = leftHanded;
        clear = clear(size, safe);
        double rail = TableFrame.railFor(size.width(), size.height());
        frame = new TableFrame(size.width(), size.height(), clear.y() + band, rail);
        opponentRow = opponentRow();
    }

    /** A display without its unsafe edges. */
    public static Box clear(Display.Size size, SafeArea safe) {
        return new Box(
                safe.left(),
                safe.top(),
                Math.max(0, size.width() - safe.left() - safe.right()),
                Math.max(0, size.height() - safe.top() - safe.bottom()));
    }

    private Row opponentRow() {
        Box under = clear.inset(frame.rail() + 4, 0);
        double u = Math.min(Math.min(largestBack(), shorter() * .04), under.width() / (LARGEST_HAND * BACK_GAP));
        double bottom = frame.band() + PEEP * u;
        return new Row(under.down(bottom - 2 * u, bottom), u, u * BACK_GAP, 1);
    }

    private double shorter() {
        return Math.min(clear.width(), clear.height());
    }

    private double largestBack() {
        return Math.max(LARGEST_BACK, shorter() * BACK_OF_MUCH);
    }

    /** Where the free cloth begins, below the rail and the opponent's tiles. */
    private double clothTop() {
        return frame.band() + Math.max(frame.rail(), PEEP * opponentRow.u()) + 6;
    }

    /** The table with the board down to {@code lowest}. What is beside the hand changes sides for a left-handed player. */
    public TableLayout table(TableLayout.Plates plates, double lowest, Row hand, Box reach, Box heap) {
        Box board = clear.inset(frame.rail() + 2, 0).down(clothTop(), lowest);
        TableLayout.Heaps heaps = new TableLayout.Heaps(sided(heap), sided(opponentsHeap()));
        return new TableLayout(frame, plates, board, opponentRow, hand.moved(this::sided), sided(reach), heaps);
    }

    /** Where this is for the hand that the player uses. */
    public Box sided(Box box) {
        return leftHanded ? box.mirrored(clear) : box;
    }

    /** The boneyard next to the opponent's tiles: small, and over the rail, so that it hides nothing that matters. */
    private Box opponentsHeap() {
        double wide = Math.min(clear.width() * .3, WIDEST_HEAP * largestBack() / LARGEST_BACK);
        return new Box(clear.right() - frame.rail() - wide, frame.band() + 4, wide, wide / HEAP_FLATNESS);
    }

    public static double within(double least, double value, double most) {
        return Math.max(least, Math.min(most, value));
    }
}
