package deluxe.web;

import deluxe.ports.PageSeat;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;

/** The seat of a page without a host, through its script {@code tavern.js}, which starts before the game. */
final class BrowserSeat implements PageSeat {
    private final Script script = ((Scripted) (JSObject) Window.current()).getDeluxeHost();

    @Override
    public boolean isSeated() {
        return script.isSeated();
    }

    @Override
    public void claim() {
        script.claim();
    }

    private interface Scripted extends JSObject {
        @JSProperty
        Script getDeluxeHost();
    }

    private interface Script extends JSObject {
        boolean isSeated();

        void claim();
    }
}
