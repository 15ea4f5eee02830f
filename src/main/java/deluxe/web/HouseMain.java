package deluxe.web;

import deluxe.dominoes.Table;
import deluxe.play.ClassicHouse;
import deluxe.play.ClassicTable;
import deluxe.ports.Storage;
import deluxe.screens.ClassicHouseScreen;
import org.teavm.jso.browser.Location;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.KeyboardEvent;

/** The entry point of the page beside a classic table, with its house rules or the kept games; the page's loader calls it. */
public final class HouseMain {
    private HouseMain() {}

    public static void main(String[] args) {
        AddressQuery query = new AddressQuery();
        boolean isMuggins = query.value("table").orElse("").equals(Table.MUGGINS.word());
        ClassicTable table = isMuggins ? ClassicTable.muggins() : ClassicTable.allFives();
        Storage storage = new BrowserStorage();
        ClassicHouse house =
                new ClassicHouse(table, storage, new BrowserTime(), new BrowserDevice(), new BrowserLanguage());
        Runnable close = () ->
                Location.current().assign("classic.html?table=" + table.rules().name());
        if (query.value("show").isPresent()) {
            ClassicHouseScreen.openGames(house, new BrowserFiles(), close);
        } else {
            ClassicHouseScreen.openRules(house, close);
        }
        BrowserEvents.on(Window.current().getDocument(), "keydown", event -> {
            if (((KeyboardEvent) event).getKey().equals("Escape")) {
                event.preventDefault();
                close.run();
            }
        });
    }
}
