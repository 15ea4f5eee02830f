package deluxe.stage.deluxe;

import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
import deluxe.stage.art.Area;
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

    /** How high the band can be on the upper part of an upright display, as a share of the width. */
    private static final double BAND_OF_NARROW = .13;

    /** How wide the clock can be there. */
    private static final double CLOCK_OF_NARROW = .24;

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
    private final Box clear;
    private final double plate;
    /** How much larger everything is on a large display than on a usual one. */
    private final double roomy;

    private final double margin;
    private final double counterHeight;
    private final Row hand;
    private final Box counter;

    LandscapeLayout(Display.Size size, SafeArea safe, boolean leftHanded) {
        double usual =
                Math.min(size.height() * .11, CommonLayout.clear(size, safe).width() * BAND_OF_NARROW);
        double band = within(50, usual, Math.max(LARGEST_BAND, size.height() * BAND_OF_MUCH));
        roomy = Math.max(1, band / LARGEST_BAND);
        plate = Math.rint(band * .76);
        common = new CommonLayout(size, safe, band, leftHanded);
        clear = common.clear;
        margin = Math.max(8, common.frame.rail() * .5);
        counterHeight = within(30, clear.height() * .072, LARGEST_COUNTER * roomy);
        hand = hand();
        Box box = hand.box();
        double wide = counterWidth(box.width());
        counter = new Box(clear.x() + margin, box.bottom() + 3 - counterHeight, wide, counterHeight);
    }

    TableLayout layout() {
        return common.table(plates(), hand.box().y() - hand.u() * .24, hand, reach(), heap());
    }

    private TableLayout.Plates plates() {
        double side = Math.max(Finger.SMALLEST_TARGET, plate);
        double middle = common.frame.band() - (common.frame.band() - clear.y()) / 2 - 2;
        Area line = new Area(clear.down(middle - side / 2, middle + side / 2));
        line.cutRight(8);
        Box gear = line.cutRight(side, 10);
        line.cutLeft(12);
        Area low = new Area(line.rest().centred(line.rest().width(), plate));
        double clock = Math.min(plate * 2.6, clear.width() * CLOCK_OF_NARROW);
        double most = (low.rest().width() - clock) / 2 - LEAST_GAP;
        double wide = Math.min(most, within(126, clear.width() * .285, LARGEST_PLATE * roomy));
        Box own = low.cutLeft(wide);
        Box other = low.cutRight(wide);
        return new TableLayout.Plates(own, other, clock(low.rest(), clock), gear, common.sided(counter));
    }

    /** The clock in the middle of the display or, if it would touch a plate there, between them: the gear moves them to the left. */
    private Box clock(Box between, double wide) {
        Box middle = between.across(clear.centreX() - wide / 2, clear.centreX() + wide / 2);
        boolean isInTheWay = middle.x() < between.x() + LEAST_GAP || middle.right() > between.right() - LEAST_GAP;
        return isInTheWay ? between.centred(wide, plate) : middle;
    }

    /** The hand in the middle, or further from the counter if the counter needs more room than that leaves. */
    private Row hand() {
        double u = within(
                SMALLEST_TILE,
                Math.min(clear.height() * .098, clear.width() * .6 / SHOWN / PITCH),
                LARGEST_TILE * roomy);
        double pitch = Math.max(u * PITCH, Finger.SMALLEST_TARGET);
        double most = clear.width() - margin - NARROWEST_COUNTER * counterHeight - BESIDE_HAND;
        int shown = (int) Math.floor(within(1, Row.fitting(most, u, pitch), SHOWN));
        double wide = Row.width(shown, u, pitch);
        double aside = clear.width() - wide;
        double needed = Math.min(counterWidth(wide) + common.frame.rail() * .5 + 16, aside - LEAST_MARGIN);
        double x = clear.x() + Math.max(aside / 2, needed);
        double y = clear.bottom() - 2 * u - u * .09 - Math.max(5, common.frame.rail() * .28);
        return new Row(new Box(x, y, wide, 2 * u), u, pitch, 1);
    }

    private double counterWidth(double handWidth) {
        return Math.min(COUNTER * counterHeight, clear.width() - handWidth - margin - BESIDE_HAND);
    }

    /** From the counter to the edge of the display. */
    private Box reach() {
        Box box = hand.box();
        double from = Math.min(counter.right() + BESIDE_HAND, box.x());
        return box.across(from, Math.max(clear.right() - LEAST_MARGIN, box.right()));
    }

    /** The boneyard on the other side of the hand, or above the counter if that side is too narrow. */
    private Box heap() {
        Box box = hand.box();
        double from = box.right() + 14;
        double room = Math.min(clear.right() - margin - from, hand.u() * 4.4);
        return room >= NARROWEST_HEAP
                ? new Box(from, box.y() - hand.u() * .1, room, box.height() + hand.u() * .1)
                : new Box(counter.x(), box.y() - hand.u() * .21, counter.width(), Finger.SMALLEST_TARGET);
    }
}
