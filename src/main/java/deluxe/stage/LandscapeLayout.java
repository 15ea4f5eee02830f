package deluxe.stage;

import static deluxe.stage.Bench.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.TableLayout.Row;
import deluxe.stage.art.Box;

/** Wider than high: all plates in the band, the hand in one row below, the counter and the boneyard beside it. */
final class LandscapeLayout {
    private static final int SHOWN = 8;
    private static final double LARGEST_TILE = 92;
    private static final double SMALLEST_TILE = 39;
    private static final double PITCH = 1.14;
    private static final double NARROWEST_HEAP = 104;

    private final Bench bench;
    private final double plate;
    private final boolean leftHanded;
    private final Row hand;
    private final double counterHeight;

    LandscapeLayout(Display.Size size, SafeArea safe, boolean leftHanded) {
        double band = within(50, size.height() * .11, 78);
        plate = Math.rint(band * .76);
        bench = new Bench(size, safe, band);
        this.leftHanded = leftHanded;
        counterHeight = within(30, bench.height * .072, 42);
        hand = hand();
    }

    TableLayout layout() {
        double middle = bench.frame.band() - (bench.frame.band() - bench.top) / 2 - 2;
        double gear = Math.max(TableLayout.SMALLEST_TARGET, plate);
        double wide = within(126, bench.width * .285, 280);
        double clock = plate * 2.6;
        Box gearBox = new Box(bench.right - 8 - gear, middle - gear / 2, gear, gear);
        double y = middle - plate / 2;
        return new TableLayout(
                bench.frame,
                new Box(bench.left + 12, y, wide, plate),
                new Box(gearBox.x() - 10 - wide, y, wide, plate),
                new Box(bench.left + bench.width / 2 - clock / 2, y, clock, plate),
                gearBox,
                counter(),
                bench.board(hand.box().y() - hand.u() * .24),
                bench.opponentRow,
                hand,
                heap(),
                bench.opponentsHeap(leftHanded));
    }

    /** In the middle, or further from the counter if that needs more room than the middle leaves. */
    private Row hand() {
        double u = within(SMALLEST_TILE, Math.min(bench.height * .098, bench.width * .6 / SHOWN / PITCH), LARGEST_TILE);
        double pitch = Math.max(u * PITCH, TableLayout.SMALLEST_TARGET);
        double wide = SHOWN * pitch - (pitch - u);
        double side = (bench.width - wide) / 2;
        double needed = counterWidth() + bench.frame.rail() * .5 + 16;
        double x = bench.left + Math.max(side, needed);
        if (leftHanded) {
            x = bench.right - Math.max(side, needed) - wide;
        }
        double y = bench.bottom - 2 * u - u * .09 - Math.max(5, bench.frame.rail() * .28);
        return new Row(new Box(x, y, wide, 2 * u), u, pitch, 1);
    }

    private double counterWidth() {
        return counterHeight * 4.6;
    }

    private Box counter() {
        double inset = Math.max(8, bench.frame.rail() * .5);
        double x = leftHanded ? bench.right - inset - counterWidth() : bench.left + inset;
        return new Box(x, hand.box().bottom() + 3 - counterHeight, counterWidth(), counterHeight);
    }

    /** On the other side of the hand; above the counter where that is too narrow. */
    private Box heap() {
        double inset = Math.max(8, bench.frame.rail() * .5);
        double from = leftHanded ? bench.left + inset : hand.box().right() + 14;
        double to = leftHanded ? hand.box().x() - 14 : bench.right - inset;
        double room = Math.min(to - from, hand.u() * 4.4);
        double top = hand.box().y() - hand.u() * .1;
        if (room >= NARROWEST_HEAP) {
            return new Box(leftHanded ? to - room : from, top, room, hand.box().bottom() - top);
        }
        double high = TableLayout.SMALLEST_TARGET;
        return new Box(counter().x(), hand.box().y() - hand.u() * .21, counterWidth(), high);
    }
}
