package deluxe.stage.deluxe;

import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

/** The layout of a lesson's table, with a few tiles as large as they can be: no clock, no counter, no settings button. */
final class LessonLayout {
    private static final Box NOWHERE = new Box(0, 0, 0, 0);
    private static final int SHOWN = 5;
    private static final double LARGEST_TILE = 76;
    private static final double PITCH = 1.12;
    private static final double HEAP_FLATNESS = 8.2;
    private static final double LONGEST_HEAP = 420;

    private final CommonLayout common;
    private final double plate;
    private final Row hand;

    LessonLayout(Display.Size size, SafeArea safe) {
        plate = within(38, (size.height() - safe.top() - safe.bottom()) * .09, 54);
        common = new CommonLayout(size, safe, plate + 12);
        hand = hand();
    }

    TableLayout layout() {
        double gap = 8;
        double wide = Math.min(260, (common.width - 3 * gap) / 2);
        double y = common.top + 5;
        Box heap = heap();
        return new TableLayout(
                common.frame,
                new Box(common.left + gap, y, wide, plate),
                new Box(common.right - gap - wide, y, wide, plate),
                NOWHERE,
                NOWHERE,
                NOWHERE,
                common.board(heap.y() - 4),
                common.opponentRow,
                hand,
                hand.box(),
                heap,
                common.opponentsHeap(false));
    }

    private Row hand() {
        double room = common.width - 2 * common.frame.rail();
        double u = Math.min(LARGEST_TILE, Math.min(room / SHOWN / PITCH, common.height * .1));
        double wide = SHOWN * u * PITCH - u * (PITCH - 1);
        double y = common.bottom - 2 * u - 12;
        return new Row(new Box(common.left + (common.width - wide) / 2, y, wide, 2 * u), u, u * PITCH, 1);
    }

    private Box heap() {
        double wide = Math.min(LONGEST_HEAP, common.width - 2 * common.frame.rail() - 12);
        double high = wide / HEAP_FLATNESS;
        return new Box(common.left + (common.width - wide) / 2, hand.box().y() - hand.u() * .24 - high, wide, high);
    }
}
