package deluxe.stage.deluxe;

import static deluxe.stage.tiles.CommonLayout.within;
import static deluxe.stage.tiles.TableLayout.NOWHERE;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Area;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

/** The layout of a lesson's table, with a few tiles as large as they can be: no clock, no counter, no settings button. */
final class LessonLayout {
    private static final int SHOWN = 5;
    private static final double LARGEST_TILE = 76;
    private static final double PITCH = 1.12;
    private static final double HEAP_FLATNESS = 8.2;
    private static final double LONGEST_HEAP = 420;
    /** As a share of the height. */
    private static final double HIGHEST_HEAP = .12;

    private static final double GAP = 8;

    private LessonLayout() {}

    static TableLayout of(Display.Size size, SafeArea safe) {
        Box clear = CommonLayout.clear(size, safe);
        double plate = within(28, clear.height() * .15, Math.max(38, Math.min(54, clear.height() * .09)));
        CommonLayout common = new CommonLayout(size, safe, plate + 12, false);
        Area area = new Area(clear);
        area.cutTop(5);
        Area line = new Area(area.cutTop(plate).inset(GAP, 0));
        double wide = Math.min(260, (line.rest().width() - GAP) / 2);
        TableLayout.Plates plates =
                new TableLayout.Plates(line.cutLeft(wide), line.cutRight(wide), NOWHERE, NOWHERE, NOWHERE);
        double room = clear.width() - 2 * common.frame.rail();
        double u = Math.min(LARGEST_TILE, Math.min(room / SHOWN / PITCH, clear.height() * .1));
        area.cutBottom(12);
        double shown = Row.width(SHOWN, u, u * PITCH);
        Row hand = new Row(area.cutBottom(2 * u).centred(shown, 2 * u), u, u * PITCH, 1);
        area.cutBottom(u * .24);
        double longest = Math.min(Math.min(LONGEST_HEAP, room - 12), HEAP_FLATNESS * clear.height() * HIGHEST_HEAP);
        double flat = longest / HEAP_FLATNESS;
        Box heap = area.cutBottom(flat).centred(longest, flat);
        return common.table(plates, heap.y() - 4, hand, hand.box(), heap);
    }
}
