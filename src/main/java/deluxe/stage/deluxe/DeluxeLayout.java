package deluxe.stage.deluxe;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.WatchingLayout;
import java.util.Optional;

/** Chooses the table's layout for a display. */
final class DeluxeLayout {
    private static final double LEAST_WIDTH = 280;
    private static final double LEAST_HEIGHT = 240;
    private static final double LANDSCAPE = 1.2;
    private static final double TABLET_WIDTH = 600;

    private DeluxeLayout() {}

    /** The layout for a display; empty if it is too small to play on. */
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

    /** The layout of a lesson's table. */
    static Optional<TableLayout> ofLesson(Display.Size size, SafeArea safe) {
        return isTooSmall(size, safe) ? Optional.empty() : Optional.of(new LessonLayout(size, safe).layout());
    }

    /** The layout of a table to watch. */
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
