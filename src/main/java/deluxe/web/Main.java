package deluxe.web;

import deluxe.play.DeluxeTable;
import deluxe.play.Outside;
import deluxe.play.Visit;
import deluxe.screens.Screens;

/** The entry point that the page's loader calls: puts the browser behind the ports and opens the door. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        DeluxeTable table = new DeluxeTable();
        Visit visit = new Visit(
                new Outside(BrowserTable.ports(), new BrowserChance(), new BrowserLifecycle(), new BrowserHost()),
                table,
                table::rules);
        Screens.open(visit);
        new BrowserKeys(visit).follow();
    }
}
