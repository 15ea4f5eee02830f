package deluxe.web;

import deluxe.play.tavern.Tavern;
import deluxe.screens.TavernScreen;

/** The entry point of the tavern's page; the page's loader calls it. */
public final class DadosMain {
    private DadosMain() {}

    public static void main(String[] args) {
        Tavern tavern = new Tavern(BrowserTable.ports(), new BrowserOverlay(), new BrowserChance(), new BrowserSeat());
        TavernScreen.open(tavern);
        if (!tavern.isElsewhere()) {
            new TavernKeys(tavern).follow();
        }
    }
}
