package deluxe.browser;

import java.util.Locale;

/** Which browser engine runs the page. */
enum Engine {
    CHROMIUM,
    /** WebKitGTK: the closest to Safari that runs on Linux. It has no touch input. */
    WEBKIT;

    /** Starts a new browser for devices of this kind. */
    Browser startFor(TestDevice device) {
        return switch (this) {
            case CHROMIUM -> Chromium.start();
            case WEBKIT -> WebKit.start(device.ratio);
        };
    }

    /** One browser serves all devices of a kind: their differences can be changed while it runs. */
    String kindOf(TestDevice device) {
        return switch (this) {
            case CHROMIUM -> "any";
            case WEBKIT -> "at " + device.ratio;
        };
    }

    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }
}
