package deluxe.web;

import deluxe.kit.Whole;
import deluxe.play.Watching;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The page's slider, which shows each moment while it is moved, and the text in which somebody pastes a record. */
final class WatchInputs {
    private WatchInputs() {}

    static void follow(Watching watching) {
        BrowserEvents.on(Window.current().getDocument(), "input", event -> {
            HTMLElement changed = (HTMLElement) event.getTarget();
            if ("TEXTAREA".equals(changed.getNodeName())) {
                watching.paste(((HTMLTextAreaElement) changed).getValue());
            } else {
                watching.match().goTo(Whole.of(((HTMLInputElement) changed).getValue()));
            }
        });
    }
}
