package deluxe.web;

import deluxe.ports.Device;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** Media queries. */
final class BrowserDevice implements Device {
    @Override
    public boolean prefersReducedMotion() {
        return ((Media) (JSObject) Window.current())
                .matchMedia("(prefers-reduced-motion: reduce)")
                .getMatches();
    }

    private interface Media extends JSObject {
        Query matchMedia(String query);
    }

    private interface Query extends JSObject {
        @JSProperty
        boolean getMatches();
    }
}
