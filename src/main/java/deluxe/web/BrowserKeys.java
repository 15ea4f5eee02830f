package deluxe.web;

import deluxe.play.Visit;
import java.util.Optional;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * Escape, the keys that cut short what moves, and where the page's focus is: the stage shows it. All other keys press the page's own
 * buttons, in {@code keyboard.js}.
 */
final class BrowserKeys {
    private final Visit visit;

    BrowserKeys(Visit visit) {
        this.visit = visit;
    }

    void follow() {
        HTMLDocument document = Window.current().getDocument();
        SoundSliders.follow(visit.page().preferences());
        BrowserEvents.on(document, "keydown", event -> pressed((KeyboardEvent) event));
        BrowserEvents.on(document, "focusin", event -> {
            String id = ((HTMLElement) event.getTarget()).getAttribute("id");
            visit.page().controls().focus(Optional.ofNullable(id));
        });
        BrowserEvents.on(document, "place", event -> place((HTMLElement) event.getTarget()));
        BrowserEvents.on(document, "focusout", event -> visit.page().controls().focus(Optional.empty()));
    }

    /** Tells where that is which a button of the table means: {@code state.js} asks for it. */
    private void place(HTMLElement button) {
        button.setAttribute("data-place", visit.page().controls().place(button.getAttribute("id")));
    }

    private void pressed(KeyboardEvent event) {
        String key = event.getKey();
        if (event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (key.equals("Escape") || key.equals("Esc")) {
            escape(event);
        } else if (key.equals("Enter") || key.equals(" ")) {
            visit.page().controls().hurry();
        }
    }

    /** If this closes something, it prevents the event's default: the apps' Back looks at that, and then closes nothing else. */
    private void escape(KeyboardEvent event) {
        if (visit.page().controls().putBack() || visit.escape()) {
            event.preventDefault();
        }
    }
}
