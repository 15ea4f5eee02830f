package deluxe.web;

import deluxe.ports.Device;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** Media queries. */
final class BrowserDevice implements Device {
    @Override
    public boolean prefersReducedMotion() {
        return matches("(prefers-reduced-motion: reduce)");
    }

    @Override
    public boolean isTouchFirst() {
        return matches("(pointer: coarse)");
    }

    private static boolean matches(String query) {
        return ((Media) (JSObject) Window.current()).matchMedia(query).getMatches();
    }

    private interface Media extends JSObject {
        Query matchMedia(String query);
    }

    private interface Query extends JSObject {
        @JSProperty
        boolean getMatches();
    }
}
