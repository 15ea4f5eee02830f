package deluxe.browser;

import java.util.Locale;

/** Whose browser runs the page. */
enum Engine {
    CHROMIUM,
    /** WebKitGTK: the nearest to Safari that runs on Linux. It knows no touch input. */
    WEBKIT;

    /** A new one, for devices of this kind. */
    Browser startFor(TestDevice device) {
        return switch (this) {
            case CHROMIUM -> Chromium.start();
            case WEBKIT -> WebKit.start(device.ratio);
        };
    }

    /** One browser is good for all devices of a kind: what they differ in can be changed while it runs. */
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
