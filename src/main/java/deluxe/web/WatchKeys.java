package deluxe.web;

import deluxe.play.WatchPage;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/** The keyboard while a match is watched; buttons and the slider answer their own keys while they have the focus. */
final class WatchKeys {
    private final WatchPage watchPage;

    WatchKeys(WatchPage watchPage) {
        this.watchPage = watchPage;
    }

    void follow() {
        BrowserEvents.on(Window.current().getDocument(), "keydown", event -> pressed((KeyboardEvent) event));
    }

    private void pressed(KeyboardEvent event) {
        String at = ((HTMLElement) event.getTarget()).getNodeName();
        boolean theirs =
                at.equals("INPUT") || at.equals("SECTION") || (event.getKey().equals(" ") && at.equals("BUTTON"));
        if (!watchPage.isOpen() || theirs || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        if (act(event.getKey())) {
            event.preventDefault();
        }
    }

    /** Returns whether the key means something here. */
    private boolean act(String key) {
        switch (key) {
            case " ", "Spacebar" -> watchPage.match().togglePlaying();
            case "ArrowRight", "Right" -> watchPage.match().stepForward();
            case "ArrowLeft", "Left" -> watchPage.match().stepBack();
            case "ArrowUp", "Up" -> watchPage.runFaster();
            case "ArrowDown", "Down" -> watchPage.runSlower();
            case "r", "R" -> watchPage.match().toggleReview();
            case "s", "S" -> watchPage.match().toggleSum();
            case "Home" -> watchPage.match().goTo(0);
            case "End" -> watchPage.match().goToEnd();
            default -> {
                return false;
            }
        }
        return true;
    }
}
