package deluxe.stage.deluxe;

import deluxe.ports.Display;
import deluxe.ports.SafeArea;
import deluxe.stage.tiles.TableLayout;

/** The layouts of the Deluxe table, for tests of what any table of dominoes lays in them. */
public final class Layouts {
    private Layouts() {}

    public static TableLayout of(Display.Size size) {
        return DeluxeLayout.of(size, SafeArea.WHOLE, false).orElseThrow();
    }

    public static TableLayout ofOpenHands(Display.Size size) {
        return DeluxeLayout.ofOpenHands(size, SafeArea.WHOLE, false).orElseThrow();
    }
}
