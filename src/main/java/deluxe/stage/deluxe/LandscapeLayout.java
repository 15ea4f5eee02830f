package deluxe.stage.deluxe;

import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

/** The layout for a display wider than high: all plates in the band, the hand in one row below, counter and boneyard beside it. */
final class LandscapeLayout {
    private static final int SHOWN = 8;
    private static final double LARGEST_TILE = 92;
    /** How high the band can be on a very large display, as a share of the height, if that is more than {@link #LARGEST_BAND}. */
    private static final double BAND_OF_MUCH = .09;

    private static final double LARGEST_BAND = 78;
    private static final double LARGEST_COUNTER = 42;
    private static final double LARGEST_PLATE = 280;
    private static final double LEAST_GAP = 8;

    /** How wide the counter is, in its heights; less if the hand needs the room. */
    private static final double COUNTER = 4.6;

    private static final double NARROWEST_COUNTER = 3.5;
    /** How much stays free between counter and hand, and between the hand and the edge. */
    private static final double BESIDE_HAND = 12;

    private static final double LEAST_MARGIN = 4;
    private static final double SMALLEST_TILE = 39;
    private static final double PITCH = 1.14;
    private static final double NARROWEST_HEAP = 104;

    private final CommonLayout common;
    private final double plate;
    /** How much larger everything is on a large display than on a usual one. */
    private final double roomy;

    private final boolean leftHanded;
    private final Row hand;
    private final double counterHeight;
    private double counterWidth;

    LandscapeLayout(Display.Size size, SafeArea safe, boolean leftHanded) {
        double band = within(50, size.height() * .11, Math.max(LARGEST_BAND, size.height() * BAND_OF_MUCH));
        roomy = Math.max(1, band / LARGEST_BAND);
        plate = Math.rint(band * .76);
        common = new CommonLayout(size, safe, band);
        this.leftHanded = leftHanded;
        counterHeight = within(30, common.height * .072, LARGEST_COUNTER * roomy);
        hand = hand();
    }

    TableLayout layout() {
        double middle = common.frame.band() - (common.frame.band() - common.top) / 2 - 2;
        double gear = Math.max(Finger.SMALLEST_TARGET, plate);
        double clock = plate * 2.6;
        Box gearBox = new Box(common.right - 8 - gear, middle - gear / 2, gear, gear);
        double y = middle - plate / 2;
        double from = common.left + 12;
        double to = gearBox.x() - 10;
        double most = (to - from - clock) / 2 - LEAST_GAP;
        double wide = Math.min(most, within(126, common.width * .285, LARGEST_PLATE * roomy));
        double middleX = isInTheWay(clock, from + wide, to - wide) ? (from + to) / 2 : common.left + common.width / 2;
        return new TableLayout(
                common.frame,
                new Box(from, y, wide, plate),
                new Box(to - wide, y, wide, plate),
                new Box(middleX - clock / 2, y, clock, plate),
                gearBox,
                counter(),
                common.board(hand.box().y() - hand.u() * .24),
                common.opponentRow,
                hand,
                reach(),
                heap(),
                common.opponentsHeap(leftHanded));
    }

    /** Whether a clock in the middle of the display would touch a plate; the gear on the right moves the plates to the left. */
    private boolean isInTheWay(double clock, double from, double to) {
        double middle = common.left + common.width / 2;
        return middle - clock / 2 < from + LEAST_GAP || middle + clock / 2 > to - LEAST_GAP;
    }

    /** The hand in the middle, or further from the counter if the counter needs more room than that leaves. */
    private Row hand() {
        double u = within(
                SMALLEST_TILE, Math.min(common.height * .098, common.width * .6 / SHOWN / PITCH), LARGEST_TILE * roomy);
        double pitch = Math.max(u * PITCH, Finger.SMALLEST_TARGET);
        double most = common.width - inset() - NARROWEST_COUNTER * counterHeight - BESIDE_HAND;
        int shown = (int) Math.floor(within(1, (most + pitch - u) / pitch, SHOWN));
        double wide = shown * pitch - (pitch - u);
        counterWidth = Math.min(COUNTER * counterHeight, common.width - wide - inset() - BESIDE_HAND);
        double side = (common.width - wide) / 2;
        double needed = Math.min(counterWidth + common.frame.rail() * .5 + 16, common.width - wide - LEAST_MARGIN);
        double x = common.left + Math.max(side, needed);
        if (leftHanded) {
            x = common.right - Math.max(side, needed) - wide;
        }
        double y = common.bottom - 2 * u - u * .09 - Math.max(5, common.frame.rail() * .28);
        return new Row(new Box(x, y, wide, 2 * u), u, pitch, 1);
    }

    /** From the counter to the edge of the display. */
    private Box reach() {
        Box box = hand.box();
        double from = common.left + (leftHanded ? LEAST_MARGIN : inset() + counterWidth + BESIDE_HAND);
        double to = common.right - (leftHanded ? inset() + counterWidth + BESIDE_HAND : LEAST_MARGIN);
        double x = Math.min(from, box.x());
        return new Box(x, box.y(), Math.max(to, box.right()) - x, box.height());
    }

    private double inset() {
        return Math.max(8, common.frame.rail() * .5);
    }

    private Box counter() {
        double x = leftHanded ? common.right - inset() - counterWidth : common.left + inset();
        return new Box(x, hand.box().bottom() + 3 - counterHeight, counterWidth, counterHeight);
    }

    /** The boneyard on the other side of the hand, or above the counter if that side is too narrow. */
    private Box heap() {
        double from = leftHanded ? common.left + inset() : hand.box().right() + 14;
        double to = leftHanded ? hand.box().x() - 14 : common.right - inset();
        double room = Math.min(to - from, hand.u() * 4.4);
        double top = hand.box().y() - hand.u() * .1;
        if (room >= NARROWEST_HEAP) {
            return new Box(leftHanded ? to - room : from, top, room, hand.box().bottom() - top);
        }
        double high = Finger.SMALLEST_TARGET;
        return new Box(counter().x(), hand.box().y() - hand.u() * .21, counterWidth, high);
    }
}
