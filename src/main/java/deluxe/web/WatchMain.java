package deluxe.web;

import deluxe.play.WatchPorts;
import deluxe.play.Watching;
import deluxe.screens.WatchScreen;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;

/** Where the loader of the page enters on which a recorded match is watched. */
public final class WatchMain {
    private WatchMain() {}

    public static void main(String[] args) {
        Watching watching = new Watching(new WatchPorts(BrowserTable.ports(), new BrowserAddress()));
        WatchScreen.open(watching);
        new WatchKeys(watching).follow();
        WatchInputs.follow(watching);
        openAddress(watching);
        BrowserEvents.on(Window.current(), "hashchange", event -> openAddress(watching));
    }

    /** The record stands after the # of the address, so that no server sees it; before it may stand how the two are called. */
    private static void openAddress(Watching watching) {
        Location address = Window.current().getLocation();
        String record = address.getHash();
        if (record.length() > 1) {
            AddressQuery query = new AddressQuery();
            watching.open(record, query.value("player"), query.value("opponent"));
        }
    }
}
