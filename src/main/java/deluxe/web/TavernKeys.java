package deluxe.web;

import deluxe.play.tavern.Tavern;
import deluxe.play.tavern.TavernPlace;
import deluxe.play.tavern.TavernSheet;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The keyboard in the tavern: A and D, Enter, H, Space, Escape, and for the wager all arrows, Home and End. Buttons and the slider
 * answer their own keys while they have the focus.
 */
final class TavernKeys {
    private static final int TEN = 10;

    /** More coins than there are in the tavern. */
    private static final int ALL = 1000;

    private final Tavern tavern;
    private final HTMLDocument document = Window.current().getDocument();

    TavernKeys(Tavern tavern) {
        this.tavern = tavern;
    }

    void follow() {
        SoundSliders.follow(tavern.preferences());
        BrowserEvents.on(document, "keydown", event -> pressed((KeyboardEvent) event));
        BrowserEvents.on(document, "click", event -> {
            if (((MouseEvent) event).getDetail() == 0) {
                settle();
            }
        });
    }

    private void pressed(KeyboardEvent event) {
        if (event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        String at = ((HTMLElement) event.getTarget()).getNodeName();
        boolean isPress = isPress(event.getKey());
        boolean isTheirs = at.equals("INPUT")
                ? (isPress && !wagers(event)) || event.getKey().startsWith("Arrow")
                : isPress && !at.equals("BODY");
        if (!isTheirs && act(event.getKey())) {
            event.preventDefault();
            settle();
        }
    }

    /** Enter on the slider is not the slider's. */
    private boolean wagers(KeyboardEvent event) {
        return event.getKey().equals("Enter") && isWagering();
    }

    private boolean isWagering() {
        return tavern.sheet() == TavernSheet.NONE && tavern.place() == TavernPlace.WAGERING;
    }

    private static boolean isPress(String key) {
        return key.equals("Enter") || key.equals(" ") || key.equals("Spacebar");
    }

    /** Returns whether the key means something here. */
    private boolean act(String key) {
        switch (key) {
            case "a", "A", "ArrowLeft", "Left" -> step(-1);
            case "d", "D", "ArrowRight", "Right" -> step(1);
            case "ArrowUp", "Up" -> raise(TEN);
            case "ArrowDown", "Down" -> raise(-TEN);
            case "Home" -> raise(-ALL);
            case "End" -> raise(ALL);
            case "Enter" -> tavern.goAhead();
            case " ", "Spacebar" -> tavern.throwDice();
            case "h", "H" -> tavern.open(tavern.sheet() == TavernSheet.RULES ? TavernSheet.NONE : TavernSheet.RULES);
            case "Escape", "Esc" -> {
                return tavern.escape();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void step(int steps) {
        if (tavern.sheet() == TavernSheet.NONE) {
            tavern.lookOn(steps);
            raise(steps);
        }
    }

    private void raise(int coins) {
        if (isWagering()) {
            tavern.stake().set(tavern.stake().wager() + coins);
        }
    }

    /** After the player has moved on by a key, the main button of what comes next gets the focus, so that Enter goes on. */
    private void settle() {
        HTMLElement at = ((Focused) (JSObject) document).getActiveElement();
        HTMLElement next = document.querySelector("[role='dialog'] .primary");
        if (next == null) {
            next = document.querySelector(".tavern .leaf .primary, .tavern .door .primary");
        }
        boolean isChosen = document.querySelector(".quick :focus") != null;
        boolean isPlaced = at != null && !at.getNodeName().equals("BODY") && !isChosen;
        if (next != null && !isPlaced) {
            next.focus();
        }
    }

    private interface Focused extends JSObject {
        @JSProperty
        HTMLElement getActiveElement();
    }
}
