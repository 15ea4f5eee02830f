package deluxe.web;

import deluxe.ports.Device;
import deluxe.ports.Haptics;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSObjects;

/** The browser's vibration, on touch devices only: others have the call, but it does nothing. */
final class BrowserHaptics implements Haptics {
    private final Navigator navigator = ((Navigating) (JSObject) Window.current()).getNavigator();
    private final boolean present;

    BrowserHaptics(Device device) {
        present = device.isTouchFirst() && !JSObjects.isUndefined(navigator.getVibrate());
    }

    @Override
    public boolean arePresent() {
        return present;
    }

    @Override
    public void pulse(Strength strength) {
        if (present) {
            navigator.vibrate(millis(strength));
        }
    }

    /** A browser only takes a duration. */
    private static int millis(Strength strength) {
        return switch (strength) {
            case LIGHT -> 12;
            case FIRM -> 25;
            case STRONG -> 40;
        };
    }

    private interface Navigating extends JSObject {
        @JSProperty
        Navigator getNavigator();
    }

    private interface Navigator extends JSObject {
        @JSProperty
        JSObject getVibrate();

        boolean vibrate(int millis);
    }
}
