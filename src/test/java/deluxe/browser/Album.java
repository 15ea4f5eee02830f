package deluxe.browser;

import java.time.Duration;

/** Pictures of one page whose time stands still, each compared with its golden one, small. */
record Album(GamePage page) {
    /** Of the miniature's pixels: less than one pip has. */
    private static final int BUDGET = 8;

    /** Of the device's pixels, to the side of one of the miniature's. */
    private static final int SIDE = 3;

    private static final int SIDE_ON_FINE_SCREENS = 4;

    /** When all that the page waits for has come, the scene is told so far, and then seen. */
    void after(Duration told, String name) {
        page.rest();
        page.clock().advance(told);
        TestDevice device = page.device();
        int side = device.ratio == 1 ? SIDE : SIDE_ON_FINE_SCREENS;
        new GoldenPicture(page.engine(), name + "-" + device.width + "x" + device.height)
                .check(Miniature.of(page.picture(), side), BUDGET);
    }
}
