package deluxe.stage;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;
import java.util.Optional;

/**
 * Where everything is on a display, in CSS pixels.
 *
 * @param board where the played tiles lie
 * @param opponentRow where the opponent's tiles show from under the band
 * @param hand the player's tiles
 * @param reach how far the player's tiles may spread where they are too many for their place
 * @param counter the tiles on the board and in the boneyard, and the sum
 * @param playersHeap the boneyard when the player draws
 * @param opponentsHeap the boneyard when the opponent draws
 */
record TableLayout(
        TableFrame frame,
        Box playerPlate,
        Box opponentPlate,
        Box clock,
        Box gear,
        Box counter,
        Box board,
        Row opponentRow,
        Row hand,
        Box reach,
        Box playersHeap,
        Box opponentsHeap) {

    private static final double BESIDE_HEAP = 14;

    /** The smallest thing that a finger can be asked to meet. */
    static final double SMALLEST_TARGET = 44;

    private static final double LEAST_WIDTH = 280;
    private static final double LEAST_HEIGHT = 240;
    private static final double LANDSCAPE = 1.2;
    private static final double TABLET_WIDTH = 600;

    /**
     * A hand's place.
     *
     * @param box what its tiles cover when it is full
     * @param u how wide a tile is
     * @param pitch from one tile to the next
     * @param lines how many rows it has
     */
    record Row(Box box, double u, double pitch, int lines) {
        /** How many tiles stand side by side without scrolling. */
        int columns() {
            return (int) Math.floor((box.width() + pitch - u) / pitch + .001);
        }

        /** From one row to the next. */
        double linePitch() {
            return 2 * u + (pitch - u) * 1.4;
        }
    }

    /** How far the player's tiles may spread while the player draws: not over a boneyard that lies beside them. */
    Box reachWhileDrawing() {
        double left = playersHeap.right() <= hand.box().x() ? playersHeap.right() + BESIDE_HEAP : reach.x();
        double right = playersHeap.x() >= hand.box().right() ? playersHeap.x() - BESIDE_HEAP : reach.right();
        double from = Math.min(hand.box().x(), Math.max(reach.x(), left));
        double to = Math.max(hand.box().right(), Math.min(reach.right(), right));
        return new Box(from, reach.y(), to - from, reach.height());
    }

    /** Where the numbers of the countdown are stamped. */
    Box numeral() {
        double most = Math.max(320, frame.height() * .3);
        double side = Math.floor(Math.min(most, Math.min(board.width(), board.height() * 1.1)));
        return new Box(board.centreX() - side / 2, board.centreY() - side / 2, side, side);
    }

    /** The line on which explanations near the hand stand. */
    double noteBottom() {
        return hand.box().y() - hand.u() * .3 - 4;
    }

    double noteMiddle() {
        return hand.box().centreX();
    }

    double noteWidth() {
        double aside = Math.min(noteMiddle(), frame.width() - noteMiddle());
        return Math.min(460, 2 * (aside - 8));
    }

    /** The layout for a display; none where it is too small to play on. */
    static Optional<TableLayout> of(Display.Size size, SafeArea safe, boolean leftHanded) {
        if (isTooSmall(size, safe)) {
            return Optional.empty();
        }
        double width = size.width() - safe.left() - safe.right();
        double height = size.height() - safe.top() - safe.bottom();
        if (width >= height * LANDSCAPE) {
            return Optional.of(new LandscapeLayout(size, safe, leftHanded).layout());
        }
        boolean isPhone = width < TABLET_WIDTH;
        return Optional.of(new PortraitLayout(size, safe, leftHanded, isPhone).layout());
    }

    /** How a table is set. */
    interface Plan {
        Optional<TableLayout> layout(Display.Size size, SafeArea safe, boolean leftHanded);
    }

    /** The layout of a table to learn at. */
    static Optional<TableLayout> ofLesson(Display.Size size, SafeArea safe, boolean leftHanded) {
        return isTooSmall(size, safe) ? Optional.empty() : Optional.of(new LessonLayout(size, safe).layout());
    }

    /** The layout of a table to look on at. */
    static Optional<TableLayout> ofWatching(Display.Size size, SafeArea safe, boolean leftHanded) {
        return of(size, safe, leftHanded).map(WatchingLayout::of);
    }

    /** The same with room for the opponent's tiles face up. */
    static Optional<TableLayout> ofOpenHands(Display.Size size, SafeArea safe, boolean leftHanded) {
        return ofWatching(size, safe, leftHanded).map(WatchingLayout::withOpenHands);
    }

    private static boolean isTooSmall(Display.Size size, SafeArea safe) {
        return size.width() - safe.left() - safe.right() < LEAST_WIDTH
                || size.height() - safe.top() - safe.bottom() < LEAST_HEIGHT;
    }
}
