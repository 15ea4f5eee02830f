package deluxe.web;

import deluxe.ports.Device;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;

/** The device, as media queries describe it. */
final class BrowserDevice implements Device {
    private static final String REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

    @Override
    public boolean prefersReducedMotion() {
        return matches(REDUCED_MOTION);
    }

    @Override
    public boolean isTouchFirst() {
        return matches("(pointer: coarse)");
    }

    @Override
    public void followMotion(Runnable changed) {
        query(REDUCED_MOTION).addListener(new BrowserEvents.Listener(event -> changed.run()));
    }

    private static boolean matches(String query) {
        return query(query).getMatches();
    }

    private static Query query(String query) {
        return ((Media) (JSObject) Window.current()).matchMedia(query);
    }

    private interface Media extends JSObject {
        Query matchMedia(String query);
    }

    private interface Query extends JSObject {
        @JSProperty
        boolean getMatches();

        /** The only method that Safari 12 has for this. */
        void addListener(EventListener<Event> listener);
    }
}
