package deluxe.browser;

import java.time.Duration;

/**
 * Pictures of one page whose time stands still, each compared with its golden one, small. What the style sheet moves is let come to
 * rest first, for that is in the browser's own time.
 */
record Album(GamePage page) {
    /** Of the miniature's pixels: less than one pip has. */
    private static final int BUDGET = 8;

    /** Of the device's pixels, to the side of one of the miniature's. */
    private static final int SIDE = 3;

    private static final int SIDE_ON_FINE_SCREENS = 4;

    /** All that the page waits for has come: its letters, the styles of later screens, and its own loading screen has gone. */
    private static final String COMPLETE = """
            window.kitLetters
            && [...document.styleSheets].some(sheet => /screens\\./.test(sheet.href))
            && getComputedStyle(document.getElementById('loading')).visibility === 'hidden'""";

    /** The scene is told so far, and then seen. */
    void after(Duration told, String name) {
        page.run(
                "Promise.all([...document.fonts].map(face => face.load())).then(() => { window.kitLetters = true; });");
        page.until(COMPLETE);
        page.clock().advance(told);
        page.until("document.getAnimations().every(it => it.playState !== 'running')");
        Device device = page.device();
        int side = device.ratio == 1 ? SIDE : SIDE_ON_FINE_SCREENS;
        new GoldenPicture(page.engine(), name + "-" + device.width + "x" + device.height)
                .check(Miniature.of(page.picture(), side), BUDGET);
    }
}
