package deluxe.web;

import deluxe.kit.Whole;
import deluxe.play.WatchPage;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The page's slider, which shows each moment while it is moved, and the text field into which a record is pasted. */
final class WatchInputs {
    private WatchInputs() {}

    static void follow(WatchPage watchPage) {
        BrowserEvents.on(Window.current().getDocument(), "input", event -> {
            HTMLElement changed = (HTMLElement) event.getTarget();
            if ("TEXTAREA".equals(changed.getNodeName())) {
                watchPage.paste(((HTMLTextAreaElement) changed).getValue());
            } else {
                watchPage.match().goTo(Whole.of(((HTMLInputElement) changed).getValue()));
            }
        });
    }
}
