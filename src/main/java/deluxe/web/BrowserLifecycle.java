package deluxe.web;

import deluxe.ports.Lifecycle;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** The page's visibility and focus. */
final class BrowserLifecycle implements Lifecycle {
    private boolean watched = true;

    @Override
    public void follow(Watch watch) {
        Window window = Window.current();
        BrowserEvents.on(window.getDocument(), "visibilitychange", event -> tell(watch, !isHidden()));
        BrowserEvents.on(window, "blur", event -> tell(watch, false));
        BrowserEvents.on(window, "focus", event -> tell(watch, true));
        BrowserEvents.on(window, "pagehide", event -> tell(watch, false));
        BrowserEvents.on(window, "pageshow", event -> tell(watch, true));
    }

    private void tell(Watch watch, boolean nowWatched) {
        if (nowWatched == watched) {
            return;
        }
        watched = nowWatched;
        if (watched) {
            watch.cameBack();
        } else {
            watch.left();
        }
    }

    /** Whether nobody can see the page. */
    static boolean isHidden() {
        return ((Visibility) (JSObject) Window.current().getDocument()).getHidden();
    }

    private interface Visibility extends JSObject {
        @JSProperty
        boolean getHidden();
    }
}
