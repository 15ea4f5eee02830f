package deluxe.web;

import deluxe.ports.Address;
import org.teavm.jso.browser.History;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;

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
        if (Shared.isInShell()) {
            Shared.shell().share();
            return Given.TAKEN;
        }
        return Shared.copy(Location.current().getFullURL()) ? Given.COPIED : Given.REFUSED;
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
}
