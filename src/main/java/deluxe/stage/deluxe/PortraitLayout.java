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

/**
 * The layout for a display higher than wide. On a tablet all plates are in one line and the counter is above the hand; on a phone
 * clock and counter have a line of their own, and the hand has two rows if eight tiles side by side would be too narrow to touch.
 */
final class PortraitLayout {
    private static final int SHOWN = 8;
    private static final int SHOWN_OF_TWO_LINES = 4;
    private static final double LARGEST_TILE = 88;
    private static final double LARGEST_PLATE = 58;
    /** How high a plate can be on a very large tablet, as a share of the width, if that is more than {@link #LARGEST_PLATE}. */
    private static final double PLATE_OF_MUCH = .052;

    private static final double PITCH = 1.1;

    /** The ratio of width to height at which a whole boneyard lies in one row. */
    private static final double HEAP_FLATNESS = 8.2;

    private static final double LONGEST_HEAP = 420;

    private static final double TOP = 6;
    private static final double SECOND_LINE = 34;
    private static final double COUNTER = 40;

    private final CommonLayout common;
    private final Box clear;
    private final boolean isPhone;
    private final double plate;
    /** How much larger everything is on a large display than on a usual one. */
    private final double roomy;

    private final double margin;
    private final double counterWidth;
    private final Row hand;

    PortraitLayout(Display.Size size, SafeArea safe, boolean leftHanded, boolean isPhone) {
        this.isPhone = isPhone;
        double wide = CommonLayout.clear(size, safe).width();
        plate = isPhone
                ? Finger.SMALLEST_TARGET
                : Math.rint(within(46, wide * .068, Math.max(LARGEST_PLATE, wide * PLATE_OF_MUCH)));
        roomy = Math.max(1, plate / LARGEST_PLATE);
        common = new CommonLayout(size, safe, isPhone ? plate + SECOND_LINE + 18 : plate + 16, leftHanded);
        clear = common.clear;
        margin = isPhone ? 4 : common.frame.rail();
        counterWidth = isPhone ? SECOND_LINE * 4.5 : COUNTER * 4.6 * roomy;
        hand = hand();
    }

    TableLayout layout() {
        Box reach = hand.box().across(clear.x() + margin, clear.right() - margin);
        Box heap = heap();
        double above = isPhone ? heap.y() : Math.min(heap.y(), counter().y());
        return common.table(isPhone ? inTwoLines() : inOneLine(), above - 6, hand, reach, heap);
    }

    private TableLayout.Plates inTwoLines() {
        double gap = 6;
        Area area = new Area(clear);
        area.cutTop(TOP);
        Area line = new Area(area.cutTop(plate).inset(gap, 0));
        Box gear = line.cutRight(plate, gap);
        double wide = line.rest().width() / 2 - gap;
        area.cutTop(gap);
        double clock = SECOND_LINE * 2.7;
        Area second = new Area(area.cutTop(SECOND_LINE).centred(clock + 10 + counterWidth, SECOND_LINE));
        return new TableLayout.Plates(
                line.cutLeft(wide), line.cutRight(wide), second.cutLeft(clock), gear, second.cutRight(counterWidth));
    }

    private TableLayout.Plates inOneLine() {
        double gap = 10;
        Box whole = clear.down(clear.y() + TOP, clear.y() + TOP + plate);
        Box clock = whole.centred(plate * 2.5, plate);
        Area line = new Area(whole);
        line.cutLeft(gap);
        line.cutRight(TOP);
        Box gear = line.cutRight(plate, gap);
        double wide = Math.min(240 * roomy, line.rest().right() - gap - clock.right());
        return new TableLayout.Plates(line.cutLeft(wide), line.cutRight(wide), clock, gear, common.sided(counter()));
    }

    /** On a tablet, above the hand. */
    private Box counter() {
        double high = COUNTER * roomy;
        return new Box(hand.box().x(), aboveHand() - 6 - high, counterWidth, high);
    }

    private Row hand() {
        double room = clear.width() - 2 * margin;
        boolean twoLines = room / SHOWN < Finger.SMALLEST_TARGET;
        int columns = twoLines ? SHOWN_OF_TWO_LINES : SHOWN;
        double most = clear.height() * (twoLines ? .066 : .085);
        double u = Math.min(LARGEST_TILE * roomy, Math.min(room / columns / PITCH, most));
        double pitch = Math.max(u * PITCH, Math.min(Finger.SMALLEST_TARGET, room / columns));
        int lines = twoLines ? 2 : 1;
        int fitting = twoLines ? (int) Math.floor(Row.fitting(room, u, pitch)) : columns;
        double wide = Row.width(fitting, u, pitch);
        double high = Row.linePitch(u, pitch) * (lines - 1) + 2 * u;
        double bottom = clear.bottom() - u * .09 - Math.max(5, common.frame.rail() * .3);
        return new Row(new Box(clear.centreX() - wide / 2, bottom - high, wide, high), u, pitch, lines);
    }

    /** The line above which nothing of the hand rises. */
    private double aboveHand() {
        return hand.box().y() - hand.u() * .24;
    }

    /** A strip between hand and board, long enough for a row of tiles; on a tablet beside the counter. */
    private Box heap() {
        double room = isPhone
                ? clear.width() - 2 * common.frame.rail() - 12
                : Math.min(LONGEST_HEAP * roomy, hand.box().width() - counterWidth - 20);
        double bottom = aboveHand() - 6;
        double right = isPhone ? clear.centreX() + room / 2 : hand.box().right();
        return new Box(right - room, bottom - room / HEAP_FLATNESS, room, room / HEAP_FLATNESS);
    }
}
