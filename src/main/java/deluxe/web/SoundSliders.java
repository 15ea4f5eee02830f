package deluxe.web;

import deluxe.kit.Whole;
import deluxe.play.Preferences;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** The sliders for effects and music, on whatever screen they are; no other input has a name. */
final class SoundSliders {
    private SoundSliders() {}

    static void follow(Preferences preferences) {
        BrowserEvents.on(Window.current().getDocument(), "change", event -> {
            HTMLElement changed = (HTMLElement) event.getTarget();
            String slider = changed.getAttribute("name");
            if (slider != null) {
                preferences.slide(slider.equals("effects"), Whole.of(((HTMLInputElement) changed).getValue()));
            }
        });
    }
}
