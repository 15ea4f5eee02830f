package deluxe.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The two ways out of a page for what others are to see: the clipboard, and the system's sheet in the apps. */
final class Shared {
    private Shared() {}

    /** Copies in the only way that works in all browsers and on pages without https: from a field that has the focus. */
    static boolean copy(String text) {
        HTMLDocument document = Window.current().getDocument();
        Copying copying = (Copying) (JSObject) document;
        HTMLElement before = copying.getActiveElement();
        HTMLTextAreaElement field = (HTMLTextAreaElement) document.createElement("textarea");
        field.setClassName("spoken");
        field.setValue(text);
        document.getBody().appendChild(field);
        field.select();
        boolean isCopied = copying.execCommand("copy");
        document.getBody().removeChild(field);
        before.focus();
        return isCopied;
    }

    static boolean isInShell() {
        return !JSObjects.isUndefined(shell());
    }

    static Shell shell() {
        return ((Shelled) (JSObject) Window.current()).getDeluxeShell();
    }

    private interface Shelled extends JSObject {
        @JSProperty
        Shell getDeluxeShell();
    }

    /** The app around the page: {@code shell.js}. */
    interface Shell extends JSObject {
        void share();

        void shareText(String text);

        String addressOf(String page);
    }

    private interface Copying extends JSObject {
        @JSProperty
        HTMLElement getActiveElement();

        boolean execCommand(String command);
    }
}
