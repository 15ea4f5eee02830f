package deluxe.web;

import deluxe.play.Visit;
import java.util.Optional;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Escape, and where the page's focus is: the stage shows it. All other keys press the page's own buttons, in {@code keyboard.js}. */
final class BrowserKeys {
    private final Visit visit;

    BrowserKeys(Visit visit) {
        this.visit = visit;
    }

    void follow() {
        HTMLDocument document = Window.current().getDocument();
        BrowserEvents.on(document, "keydown", event -> pressed((KeyboardEvent) event));
        BrowserEvents.on(document, "focusin", event -> {
            String id = ((HTMLElement) event.getTarget()).getAttribute("id");
            visit.page().controls().focus(Optional.ofNullable(id));
        });
        BrowserEvents.on(document, "focusout", event -> visit.page().controls().focus(Optional.empty()));
    }

    /** If this closes something, it prevents the event's default: the apps' Back looks at that, and then closes nothing else. */
    private void pressed(KeyboardEvent event) {
        boolean isPlain = !event.isCtrlKey() && !event.isAltKey() && !event.isMetaKey();
        boolean isEscape = event.getKey().equals("Escape") || event.getKey().equals("Esc");
        if (isPlain && isEscape && (visit.page().controls().putBack() || visit.escape())) {
            event.preventDefault();
        }
    }
}
