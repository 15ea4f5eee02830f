package deluxe.web;

import deluxe.play.WatchPorts;
import deluxe.play.Watching;
import deluxe.screens.WatchScreen;
import java.util.Optional;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
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
        Window.current().addEventListener("hashchange", event -> openAddress(watching));
    }

    /** The record stands after the # of the address, so that no server sees it; before it may stand how the two are called. */
    private static void openAddress(Watching watching) {
        Location address = Window.current().getLocation();
        String record = address.getHash();
        if (record.length() > 1) {
            Query query = new Query(address.getSearch());
            watching.open(record, Optional.ofNullable(query.get("player")), Optional.ofNullable(query.get("opponent")));
        }
    }

    @JSClass(name = "URLSearchParams")
    private static final class Query implements JSObject {
        @SuppressWarnings("unused")
        Query(String search) {}

        native String get(String name);
    }
}
