package deluxe.web;

import deluxe.play.GamesPage;
import deluxe.play.GamesPorts;
import deluxe.ports.Files;
import java.util.function.BiConsumer;
import org.teavm.jso.browser.Window;

/** Opens the page with the daily challenge and the own games. */
final class GamesEntry {
    private GamesEntry() {}

    static void open(BiConsumer<GamesPage, Files> screen) {
        GamesPage page = new GamesPage(new GamesPorts(
                new BrowserStorage(),
                new BrowserTime(),
                new BrowserAlarm(),
                new BrowserDevice(),
                new BrowserLanguage(),
                new BrowserSharing(),
                new BrowserAddress()));
        page.show(GamesPage.Part.named(new AddressQuery().value("show")));
        screen.accept(page, new BrowserFiles());
        BrowserEvents.on(Window.current(), "pageshow", event -> page.cameBack());
    }
}
