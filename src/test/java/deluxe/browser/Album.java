package deluxe.browser;

import java.time.Duration;

/** Pictures of one page on a stopped clock, each reduced and compared with its golden picture. */
record Album(GamePage page) {
    /** How many pixels of the miniature may differ: fewer than one pip has. */
    private static final int BUDGET = 8;

    /** The side of the square of device pixels that becomes one pixel of the miniature. */
    private static final int SIDE = 3;

    private static final int SIDE_ON_FINE_SCREENS = 4;

    /** Waits until the page is at rest, moves its clock on by {@code told}, and checks the picture. */
    void after(Duration told, String name) {
        page.rest();
        page.clock().advance(told);
        TestDevice device = page.device();
        int side = device.ratio == 1 ? SIDE : SIDE_ON_FINE_SCREENS;
        new GoldenPicture(page.engine(), name + "-" + device.width + "x" + device.height)
                .check(Miniature.of(page.picture(), side), BUDGET);
    }
}
