package deluxe.web;

import deluxe.play.Parlour;
import deluxe.play.PlayersHand;
import java.util.Optional;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The keyboard at the table: arrows go from one of a group's buttons to the next, letters are short ways. Where the page's
 * focus is, the stage shows.
 */
final class BrowserKeys {
    private final Parlour parlour;

    BrowserKeys(Parlour parlour) {
        this.parlour = parlour;
    }

    void follow() {
        HTMLDocument document = Window.current().getDocument();
        document.addEventListener("keydown", event -> pressed((KeyboardEvent) event));
        document.addEventListener("focusin", event -> {
            String id = ((HTMLElement) event.getTarget()).getAttribute("id");
            parlour.focus(id == null ? Optional.empty() : parlour.mirror().target(id));
        });
        document.addEventListener("click", event -> {
            boolean byKey = ((MouseEvent) event).getDetail() == 0;
            if (byKey && isIn("hand", (HTMLElement) event.getTarget())) {
                focusFirst(document.getElementById("ends"));
            }
        });
        document.addEventListener("focusout", event -> parlour.focus(Optional.empty()));
    }

    private void pressed(KeyboardEvent event) {
        if (parlour.hand().isEmpty() || event.isCtrlKey() || event.isAltKey() || event.isMetaKey()) {
            return;
        }
        PlayersHand hand = parlour.hand().get();
        switch (event.getKey()) {
            case "ArrowRight", "ArrowDown", "Right", "Down" -> step(event, true);
            case "ArrowLeft", "ArrowUp", "Left", "Up" -> step(event, false);
            case "Escape", "Esc" -> hand.putBack();
            case "d", "D" -> draw(hand);
            case "p", "P" -> hand.askedForMenu();
            default -> {}
        }
    }

    private static void draw(PlayersHand hand) {
        if (hand.mustDraw()) {
            hand.reachedForBoneyard();
        }
    }

    private static void step(KeyboardEvent event, boolean forwards) {
        Focused page = (Focused) (JSObject) Window.current().getDocument();
        HTMLElement at = page.getActiveElement();
        HTMLElement group = Window.current().getDocument().getElementById("hand");
        boolean inGroup = at != null && at.getParentNode() != null && "BUTTON".equals(at.getNodeName());
        if (!inGroup) {
            focusFirst(group);
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
