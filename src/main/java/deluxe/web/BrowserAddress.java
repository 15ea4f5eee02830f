package deluxe.web;

import deluxe.ports.Address;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.History;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The address in the browser's bar. */
final class BrowserAddress implements Address {
    private boolean isGoingBack;

    BrowserAddress() {
        BrowserEvents.on(Window.current(), "pageshow", event -> isGoingBack = false);
        BrowserEvents.on(Window.current(), "popstate", event -> isGoingBack = false);
    }

    @Override
    public void lead(String link, boolean isNamed) {
        Location now = Location.current();
        String names = isNamed ? now.getSearch() : "";
        History.current().replaceState(null, "", now.getPathName() + names + "#" + link);
    }

    /** An app's own address is useless outside the app, so its shell shares another. */
    @Override
    public Given give() {
        Shell shell = ((Shelled) (JSObject) Window.current()).getDeluxeShell();
        if (JSObjects.isUndefined(shell)) {
            return copy() ? Given.COPIED : Given.REFUSED;
        }
        shell.share();
        return Given.TAKEN;
    }

    /** Copies in the only way that works in all browsers and on pages without https: from a field that has the focus. */
    private static boolean copy() {
        HTMLDocument document = Window.current().getDocument();
        Copying copying = (Copying) (JSObject) document;
        HTMLElement before = copying.getActiveElement();
        HTMLTextAreaElement field = (HTMLTextAreaElement) document.createElement("textarea");
        field.setClassName("spoken");
        field.setValue(Location.current().getFullURL());
        document.getBody().appendChild(field);
        field.select();
        boolean isCopied = copying.execCommand("copy");
        document.getBody().removeChild(field);
        before.focus();
        return isCopied;
    }

    @Override
    public void visit(String page) {
        Location.current().setFullURL(page);
    }

    @Override
    public boolean hasWayBack() {
        return History.current().getLength() > 1;
    }

    /** A second press while the browser is still going back would leave the page before as well. */
    @Override
    public void goBack() {
        if (!isGoingBack) {
            isGoingBack = true;
            History.current().back();
        }
    }

    private interface Shelled extends JSObject {
        @JSProperty
        Shell getDeluxeShell();
    }

    private interface Shell extends JSObject {
        void share();
    }

    private interface Copying extends JSObject {
        @JSProperty
        HTMLElement getActiveElement();

        boolean execCommand(String command);
    }
}
