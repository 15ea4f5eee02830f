package deluxe.stage.deluxe;

import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
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

    private final CommonLayout common;
    private final boolean leftHanded;
    private final boolean isPhone;
    private final double plate;
    /** How much larger everything is on a large display than on a usual one. */
    private final double roomy;

    private final double secondLine;
    private final Row hand;

    PortraitLayout(Display.Size size, SafeArea safe, boolean leftHanded, boolean isPhone) {
        this.leftHanded = leftHanded;
        this.isPhone = isPhone;
        double wide = size.width() - safe.left() - safe.right();
        plate = isPhone
                ? Finger.SMALLEST_TARGET
                : Math.rint(within(46, wide * .068, Math.max(LARGEST_PLATE, wide * PLATE_OF_MUCH)));
        roomy = Math.max(1, plate / LARGEST_PLATE);
        secondLine = isPhone ? 34 : 0;
        common = new CommonLayout(size, safe, isPhone ? plate + secondLine + 18 : plate + 16);
        hand = hand();
    }

    TableLayout layout() {
        double middle = common.top + 6 + plate / 2;
        double gear = Math.max(Finger.SMALLEST_TARGET, plate);
        Box gearBox = new Box(common.right - 6 - gear, middle - gear / 2, gear, gear);
        double clock = isPhone ? secondLine * 2.7 : plate * 2.5;
        double gap = isPhone ? 6 : 10;
        double end = gearBox.x() - gap;
        double wide =
                isPhone ? (end - common.left - 3 * gap) / 2 : Math.min(240 * roomy, end - gap - clockX() - clock / 2);
        Box heap = heap();
        Box board = common.board(heap.y() - 6);
        return new TableLayout(
                common.frame,
                new Box(common.left + gap, middle - plate / 2, wide, plate),
                new Box(end - wide, middle - plate / 2, wide, plate),
                clockBox(clock),
                gearBox,
                counter(clock),
                board,
                common.opponentRow,
                hand,
                reach(),
                heap,
                common.opponentsHeap(leftHanded));
    }

    private double clockX() {
        return common.left + common.width / 2;
    }

    private Box clockBox(double wide) {
        return isPhone
                ? new Box(pair(wide), secondY(), wide, secondLine)
                : new Box(clockX() - wide / 2, common.top + 6, wide, plate);
    }

    /** The left edge of clock and counter if they are side by side in the middle. */
    private double pair(double clock) {
        return clockX() - (clock + 10 + counterWidth()) / 2;
    }

    private double secondY() {
        return common.top + 6 + plate + 6;
    }

    private double counterWidth() {
        return isPhone ? secondLine * 4.5 : 40 * 4.6 * roomy;
    }

    private Box counter(double clock) {
        if (isPhone) {
            return new Box(pair(clock) + clock + 10, secondY(), counterWidth(), secondLine);
        }
        double x = leftHanded ? hand.box().right() - counterWidth() : hand.box().x();
        return new Box(x, aboveHand() - 6 - 40 * roomy, counterWidth(), 40 * roomy);
    }

    private Row hand() {
        double room = common.width - 2 * margin();
        boolean twoLines = room / SHOWN < Finger.SMALLEST_TARGET;
        int columns = twoLines ? SHOWN_OF_TWO_LINES : SHOWN;
        double most = twoLines ? common.height * .066 : common.height * .085;
        double u = Math.min(LARGEST_TILE * roomy, Math.min(room / columns / PITCH, most));
        double pitch = Math.max(u * PITCH, Math.min(Finger.SMALLEST_TARGET, room / columns));
        int lines = twoLines ? 2 : 1;
        int fitting = twoLines ? (int) Math.floor((room + pitch - u) / pitch) : columns;
        double wide = fitting * pitch - (pitch - u);
        double high = new Row(new Box(0, 0, wide, 0), u, pitch, lines).linePitch() * (lines - 1) + 2 * u;
        double y = common.bottom - high - u * .09 - Math.max(5, common.frame.rail() * .3);
        return new Row(new Box(common.left + (common.width - wide) / 2, y, wide, high), u, pitch, lines);
    }

    private double margin() {
        return isPhone ? 4 : common.frame.rail();
    }

    private Box reach() {
        return new Box(
                common.left + margin(),
                hand.box().y(),
                common.width - 2 * margin(),
                hand.box().height());
    }

    /** The line above which nothing of the hand rises. */
    private double aboveHand() {
        return hand.box().y() - hand.u() * .24;
    }

    /** A strip between hand and board, long enough for a row of tiles; on a tablet beside the counter. */
    private Box heap() {
        double room = isPhone
                ? common.width - 2 * common.frame.rail() - 12
                : Math.min(LONGEST_HEAP * roomy, hand.box().width() - counterWidth() - 20);
        double high = room / HEAP_FLATNESS;
        double right =
                isPhone ? common.left + (common.width + room) / 2 : hand.box().right();
        double x = leftHanded && !isPhone ? hand.box().x() : right - room;
        return new Box(x, aboveHand() - 6 - high, room, high);
    }
}
