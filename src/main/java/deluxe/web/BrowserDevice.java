package deluxe.web;

import deluxe.kit.Whole;
import deluxe.ports.Device;
import deluxe.ports.Wishes;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;

/** The device, as media queries describe it. */
final class BrowserDevice implements Device {
    private static final String LESS_MOTION = "(prefers-reduced-motion: reduce)";
    /** Also where the system puts its own few colours in place of the page's: they do not reach what is painted. */
    private static final String MORE_CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

    @Override
    public Wishes wishes() {
        return new Wishes(matches(LESS_MOTION), matches(MORE_CONTRAST), theme());
    }

    @Override
    public boolean isTouchFirst() {
        return matches("(pointer: coarse)");
    }

    @Override
    public void followWishes(Runnable changed) {
        BrowserEvents.Listener listener = new BrowserEvents.Listener(event -> changed.run());
        query(LESS_MOTION).addListener(listener);
        query(MORE_CONTRAST).addListener(listener);
    }

    /** What the page's host wishes: {@code host.js} leaves it with the page if it is one of those there are. */
    private static int theme() {
        String wished = Window.current().getDocument().getDocumentElement().getAttribute("data-wished-theme");
        return wished == null ? 0 : Whole.of(wished);
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
