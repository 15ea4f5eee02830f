package deluxe.web;

import deluxe.play.DeluxeTable;
import deluxe.play.Outside;
import deluxe.play.SealedMatches;
import deluxe.play.Visit;
import deluxe.screens.Screens;
import java.util.Optional;

/** The entry point of the Deluxe table for matches that somebody else deals; the page's loader calls it. */
public final class SealedMain {
    private SealedMain() {}

    public static void main(String[] args) {
        DeluxeTable table = new DeluxeTable();
        Visit visit = new Visit(
                new Outside(BrowserTable.ports(), new BrowserChance(), new BrowserLifecycle(), new BrowserHost()),
                Optional.of(new SealedMatches()),
                table,
                table::rules);
        Screens.open(visit);
        new BrowserKeys(visit).follow();
    }
}
