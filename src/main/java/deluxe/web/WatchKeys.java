package deluxe.web;

import deluxe.play.Watching;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** The keyboard while a match is watched; buttons and the slider answer it themselves where the focus is on them. */
final class WatchKeys {
    private final Watching watching;

    WatchKeys(Watching watching) {
        this.watching = watching;
    }

    void follow() {
        BrowserEvents.on(Window.current().getDocument(), "keydown", event -> pressed((KeyboardEvent) event));
    }

    private void pressed(KeyboardEvent event) {
        String at = ((HTMLElement) event.getTarget()).getNodeName();
        boolean theirs = at.equals("INPUT") || (event.getKey().equals(" ") && at.equals("BUTTON"));
        if (!watching.isOpen() || theirs || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (act(event.getKey())) {
            event.preventDefault();
        }
    }

    /** Returns whether the key means something here. */
    private boolean act(String key) {
        switch (key) {
            case " ", "Spacebar" -> watching.match().togglePlaying();
            case "ArrowRight", "Right" -> watching.match().stepForward();
            case "ArrowLeft", "Left" -> watching.match().stepBack();
            case "ArrowUp", "Up" -> watching.runFaster();
            case "ArrowDown", "Down" -> watching.runSlower();
            case "Home" -> watching.match().goTo(0);
            case "End" -> watching.match().goToEnd();
            default -> {
                return false;
            }
        }
        return true;
    }
}
