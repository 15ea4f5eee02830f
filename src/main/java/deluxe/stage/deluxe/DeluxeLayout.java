package deluxe.stage.deluxe;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.CommonLayout;
import deluxe.stage.tiles.TableLayout;
import deluxe.stage.tiles.WatchingLayout;
import java.util.Optional;

/** Chooses the table's layout for a display. */
final class DeluxeLayout {
    private static final double LEAST_WIDTH = 280;
    private static final double LEAST_HEIGHT = 240;
    private static final double LANDSCAPE = 1.2;
    /** The height that the upright layout needs, with everything below one another. */
    private static final double LEAST_STANDING = 400;

    private static final double LEAST_LESSON_WIDTH = 200;
    private static final double LEAST_LESSON_HEIGHT = 170;
    private static final double TABLET_WIDTH = 600;

    private DeluxeLayout() {}

    /** The layout for a display; empty if it is too small to play on. */
    static Optional<TableLayout> of(Display.Size size, SafeArea safe, boolean leftHanded) {
        Box clear = CommonLayout.clear(size, safe);
        if (clear.width() < LEAST_WIDTH || clear.height() < LEAST_HEIGHT) {
            return Optional.empty();
        }
        return Optional.of(
                clear.width() >= clear.height() * LANDSCAPE || clear.height() < LEAST_STANDING
                        ? new LandscapeLayout(size, safe, leftHanded).layout()
                        : new PortraitLayout(size, safe, leftHanded, clear.width() < TABLET_WIDTH).layout());
    }

    /** The layout of a lesson's table, on what the page of the lesson leaves free. */
    static Optional<TableLayout> ofLesson(Display.Size size, SafeArea safe) {
        Box clear = CommonLayout.clear(size, safe);
        return clear.width() < LEAST_LESSON_WIDTH || clear.height() < LEAST_LESSON_HEIGHT
                ? Optional.empty()
                : Optional.of(LessonLayout.of(size, safe));
    }

    /** The layout of a table to watch. */
    static Optional<TableLayout> ofWatching(Display.Size size, SafeArea safe, boolean leftHanded) {
        return of(size, safe, leftHanded).map(WatchingLayout::of);
    }

    /** The same with room for the opponent's tiles face up. */
    static Optional<TableLayout> ofOpenHands(Display.Size size, SafeArea safe, boolean leftHanded) {
        return ofWatching(size, safe, leftHanded).map(WatchingLayout::withOpenHands);
    }
}
