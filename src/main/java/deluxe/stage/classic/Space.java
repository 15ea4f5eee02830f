package deluxe.stage.classic;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.Row;

/** The space of a display, and the parts of a layout that both rooms share. */
record Space(Display.Size size, SafeArea safe) {
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

    double left() {
        return safe.left();
    }

    double right() {
        return size.width() - safe.right();
    }

    double top() {
        return safe.top();
    }

    double bottom() {
        return size.height() - safe.bottom();
    }

    double width() {
        return right() - left();
    }

    double height() {
        return bottom() - top();
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
        return ClassicLayout.has(box)
                ? new Box(left() + right() - box.right(), box.y(), box.width(), box.height())
                : box;
    }

    /** The opponent's face-down tiles, which show from under a line, above the board. */
    Row backs(double line, double x, double width) {
        double liked = CommonLayout.within(13, Math.min(width(), height()) * .036, 40);
        double u = Math.min(liked, width / (LARGEST_HAND * BACK_PITCH));
        return new Row(new Box(x, line + PEEP * u - 2 * u, width, 2 * u), u, u * BACK_PITCH, 1);
    }

    static double belowBacks(Row backs) {
        return backs.box().bottom() + 4;
    }

    /**
     * A hand of tiles about {@code liked} wide in a row with its lower edge at {@code bottom}, as near to {@code middle} as
     * {@code from} and {@code to} allow. It has room for up to three more tiles than are dealt, if they fit.
     */
    static Row hand(double liked, int dealt, double from, double to, double middle, double bottom) {
        double room = to - from;
        double u = Math.max(SMALLEST_TILE, Math.min(liked, room / dealt / 1.13));
        double pitch = Math.max(Finger.SMALLEST_TARGET, u * 1.14);
        int columns = (int) CommonLayout.within(1, Math.floor((room + pitch - u) / pitch), dealt + 3);
        double wide = columns * pitch - (pitch - u);
        double x = CommonLayout.within(from, middle - wide / 2, to - wide);
        return new Row(new Box(x, bottom - 2 * u - u * .09, wide, 2 * u), u, pitch, 1);
    }

    /** The rack around a hand, with this much wood on each side. */
    static Box rack(Row hand, double pad) {
        Box box = hand.box();
        return new Box(box.x() - pad, box.y() - pad, box.width() + 2 * pad, box.height() + hand.u() * .09 + 2 * pad);
    }
}
