package deluxe.web;

import deluxe.kit.Whole;
import deluxe.play.WatchPage;
import deluxe.play.WatchPorts;
import deluxe.screens.WatchScreen;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;

/** The entry point of the page on which a recorded match is watched; the page's loader calls it. */
public final class WatchMain {
    private WatchMain() {}

    public static void main(String[] args) {
        WatchPage watchPage = new WatchPage(new WatchPorts(BrowserTable.ports(), new BrowserAddress()));
        WatchScreen.open(watchPage);
        new WatchKeys(watchPage).follow();
        WatchInputs.follow(watchPage);
        openAddress(watchPage);
        BrowserEvents.on(Window.current(), "hashchange", event -> openAddress(watchPage));
    }

    /** The record is after the # of the address, so that no server sees it; the query before that can name the two players. */
    private static void openAddress(WatchPage watchPage) {
        Location address = Window.current().getLocation();
        String record = address.getHash();
        AddressQuery query = new AddressQuery();
        if (query.value("game").isPresent() && record.length() <= 1) {
            watchPage.openOwn(Whole.of(query.value("game").get()));
        } else if (record.length() > 1) {
            watchPage.open(record, query.value("player"), query.value("opponent"));
        }
        if (query.value("review").isPresent()) {
            watchPage.review();
        }
    }
}
