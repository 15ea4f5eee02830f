package deluxe.web;

import deluxe.play.PlayersHand;
import deluxe.play.Screen;
import deluxe.play.Visit;
import java.util.Optional;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The keyboard at the table: arrows move between the buttons of a group, and letters are shortcuts. The stage shows where the
 * page's focus is.
 */
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
        BrowserEvents.on(document, "click", event -> {
            boolean byKey = ((MouseEvent) event).getDetail() == 0;
            if (byKey && isIn("hand", (HTMLElement) event.getTarget())) {
                focusFirst(document.getElementById("ends"));
            } else if (byKey && visit.page().controls().hand().isEmpty()) {
                settle();
            }
        });
        BrowserEvents.on(document, "focusout", event -> visit.page().controls().focus(Optional.empty()));
    }

    private void pressed(KeyboardEvent event) {
        if (event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        Optional<PlayersHand> hand = visit.page().controls().hand();
        if (hand.isPresent()) {
            pressedAtTable(event, hand.get());
        } else {
            pressedOnAScreen(event);
        }
    }

    /** If nothing has the focus, an arrow, Enter or Space only moves it to the screen's main button. Tab is left to the page. */
    private void pressedOnAScreen(KeyboardEvent event) {
        String key = event.getKey();
        boolean closesMenu =
                (key.equals("p") || key.equals("P")) && visit.page().screen() instanceof Screen.InMenu;
        if (key.equals("Escape") || key.equals("Esc") || closesMenu) {
            escape(event);
        } else if (isForAPlace(key) && settle()) {
            event.preventDefault();
        }
    }

    /** If this closes something, it prevents the event's default: the apps' Back looks at that, and then closes nothing else. */
    private void escape(KeyboardEvent event) {
        if (visit.escape()) {
            event.preventDefault();
        }
        settle();
    }

    private static boolean isForAPlace(String key) {
        return key.startsWith("Arrow") || key.equals("Enter") || key.equals(" ");
    }

    private void pressedAtTable(KeyboardEvent event, PlayersHand hand) {
        switch (event.getKey()) {
            case "ArrowRight", "ArrowDown", "Right", "Down" -> step(event, true);
            case "ArrowLeft", "ArrowUp", "Left", "Up" -> step(event, false);
            case "Escape", "Esc" -> {
                if (visit.page().controls().putBack()) {
                    event.preventDefault();
                } else {
                    escape(event);
                }
            }
            case "d", "D" -> draw(hand);
            case "p", "P" -> {
                hand.askedForMenu();
                settle();
            }
            default -> {}
        }
    }

    /**
     * When the player has left a screen by a key, the main button of the next one gets the focus. Not so when a screen appears by
     * itself: a key pressed too late would close it unseen. Returns whether the focus was given.
     */
    private static boolean settle() {
        HTMLElement at = focused();
        HTMLElement next = Window.current().getDocument().querySelector(".screens .primary");
        if (next == null || (at != null && !at.getNodeName().equals("BODY"))) {
            return false;
        }
        next.focus();
        return true;
    }

    private static void draw(PlayersHand hand) {
        if (hand.offersDraw()) {
            hand.reachedForBoneyard();
        }
    }

    private static HTMLElement focused() {
        return ((Focused) (JSObject) Window.current().getDocument()).getActiveElement();
    }

    /** Goes from one of the table's buttons to the next, and from elsewhere to the first tile that can be played. */
    private void step(KeyboardEvent event, boolean forwards) {
        HTMLElement at = focused();
        boolean inGroup = at != null && at.getParentNode() != null && "BUTTON".equals(at.getNodeName());
        if (!inGroup || at.getAttribute("id") == null) {
            focusHand();
            event.preventDefault();
            return;
        }
        Sibling here = (Sibling) (JSObject) at;
        HTMLElement next = forwards ? here.getNextElementSibling() : here.getPreviousElementSibling();
        if (next != null && "BUTTON".equals(next.getNodeName())) {
            next.focus();
            event.preventDefault();
        }
    }

    private void focusHand() {
        HTMLDocument document = Window.current().getDocument();
        Optional<String> handiest = visit.page().controls().mirror().handiest();
        if (handiest.isPresent()) {
            document.getElementById(handiest.get()).focus();
        } else {
            focusFirst(document.getElementById("hand"));
        }
    }

    private static boolean isIn(String group, HTMLElement element) {
        HTMLElement parent = (HTMLElement) element.getParentNode();
        return parent != null && group.equals(parent.getAttribute("id"));
    }

    private static void focusFirst(HTMLElement group) {
        HTMLElement first = group == null ? null : ((Parent) (JSObject) group).getFirstElementChild();
        if (first != null) {
            first.focus();
        }
    }

    private interface Focused extends JSObject {
        @JSProperty
        HTMLElement getActiveElement();
    }

    private interface Parent extends JSObject {
        @JSProperty
        HTMLElement getFirstElementChild();
    }

    private interface Sibling extends JSObject {
        @JSProperty
        HTMLElement getNextElementSibling();

        @JSProperty
        HTMLElement getPreviousElementSibling();
    }
}
