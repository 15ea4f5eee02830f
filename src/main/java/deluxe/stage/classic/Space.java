package deluxe.stage.classic;

import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.ports.Display;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;
import deluxe.stage.tiles.Row;

/**
 * The space of a display, and the parts of a layout that both rooms share.
 *
 * @param clear the display without its unsafe edges
 */
record Space(Display.Size size, Box clear) {
    /** From this ratio of width to height a display gets the wide layout. */
    private static final double LANDSCAPE = 1.2;

    /** The height that the upright layout needs, with everything below one another; with less, the wide layout has a larger board. */
    private static final double LEAST_STANDING = 440;

    private static final double PHONE_WIDTH = 600;

    private static final double STRIP = 320;

    /** How much of a back shows from under the band, in u. */
    private static final double PEEP = 1.25;

    private static final int LARGEST_HAND = 21;
    private static final double BACK_PITCH = 1.07;
    private static final double SMALLEST_TILE = 38;
    /** So many tiles are seen whole before a hand scrolls, where the smallest fit. */
    private static final int WHOLE_TILES = 8;

    private static final double LEAST_WOOD = 4;
    private static final double LARGEST_TILE = 120;

    /** The player's tiles in their rack, and how far they may spread in it. */
    record Rack(Row hand, Box box, Box reach) {}

    double width() {
        return clear.width();
    }

    double height() {
        return clear.height();
    }

    boolean isWide() {
        return width() >= height() * LANDSCAPE || height() < LEAST_STANDING;
    }

    /** So narrow that there is room only for what a lesson needs. */
    boolean isStrip() {
        return width() < STRIP;
    }

    boolean isPhone() {
        return width() < PHONE_WIDTH;
    }

    TableFrame frame(double band) {
        return new TableFrame(size.width(), size.height(), band, 1);
    }

    Box mirrored(Box box) {
        return ClassicLayout.has(box) ? box.mirrored(clear) : box;
    }

    /** The opponent's face-down tiles, which show from under a line, above the board: as wide as {@code place}. */
    Row backs(double line, Box place) {
        double liked = within(13, Math.min(width(), height()) * .036, 40);
        double u = Math.min(liked, place.width() / (LARGEST_HAND * BACK_PITCH));
        double bottom = line + PEEP * u;
        return new Row(place.down(bottom - 2 * u, bottom), u, u * BACK_PITCH, 1);
    }

    static double belowBacks(Row backs) {
        return backs.box().bottom() + 4;
    }

    /**
     * A rack on the lower edge of {@code place}, as near to the middle of the display as it allows, for tiles about as wide as this
     * share of the height. It has room for up to three more tiles than are dealt, if they fit.
     *
     * @param pad how much wood there is on each side, if eight tiles fit beside it
     */
    Rack rack(Box place, double share, int dealt, double pad) {
        double least = Row.width(WHOLE_TILES, SMALLEST_TILE, Finger.SMALLEST_TARGET);
        double wood = within(LEAST_WOOD, (place.width() - least) / 2, pad);
        Box inside = place.inset(wood, 0);
        double liked = within(SMALLEST_TILE, height() * share, LARGEST_TILE);
        double u = Math.max(SMALLEST_TILE, Math.min(liked, inside.width() / Math.max(WHOLE_TILES, dealt) / 1.13));
        double pitch = Math.max(Finger.SMALLEST_TARGET, u * 1.14);
        int columns = (int) within(1, Math.floor(Row.fitting(inside.width(), u, pitch)), dealt + 3);
        double wide = Row.width(columns, u, pitch);
        double x = within(inside.x(), clear.centreX() - wide / 2, inside.right() - wide);
        double high = 2 * u + u * .09;
        Box reach = new Box(x, place.bottom() - pad - high, wide, high);
        Row hand = new Row(reach.down(reach.y(), reach.y() + 2 * u), u, pitch, 1);
        return new Rack(hand, reach.grown(wood), reach);
    }
}
