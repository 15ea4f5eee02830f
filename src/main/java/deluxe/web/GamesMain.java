package deluxe.web;

import deluxe.play.GamesPage;
import deluxe.play.GamesPorts;
import deluxe.screens.GamesScreen;
import org.teavm.jso.browser.Window;

/** The entry point of the page with the daily challenge; the page's loader calls it. */
public final class GamesMain {
    private GamesMain() {}

    public static void main(String[] args) {
        GamesPage page = new GamesPage(new GamesPorts(
                new BrowserStorage(),
                new BrowserTime(),
                new BrowserAlarm(),
                new BrowserDevice(),
                new BrowserLanguage(),
                new BrowserSharing(),
                new BrowserAddress()));
        page.show(GamesPage.Part.named(new AddressQuery().value("show")));
        GamesScreen.open(page, new BrowserFiles());
        BrowserEvents.on(Window.current(), "pageshow", event -> page.cameBack());
    }
}
