package deluxe.web;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Lets a slider be heard while it is moved, and not only once it is let go: each of its steps is told as a change. */
final class BrowserSliders {
    private BrowserSliders() {}

    static void follow() {
        Window.current().getDocument().addEventListener("input", event -> {
            HTMLInputElement moved = (HTMLInputElement) event.getTarget();
            if ("range".equals(moved.getType())) {
                moved.dispatchEvent((Event) (JSObject) new Told("change"));
            }
        });
    }

    /** The browser's event, whose own constructor reads the type. */
    @JSClass(name = "Event")
    private static final class Told implements JSObject {
        @SuppressWarnings("unused")
        Told(String type) {}
    }
}
