package deluxe.web;

import deluxe.play.tavern.Tavern;
import deluxe.screens.TavernScreen;

/** Where the loader of the tavern's page enters. */
public final class DadosMain {
    private DadosMain() {}

    public static void main(String[] args) {
        Tavern tavern = new Tavern(BrowserTable.ports(), new BrowserOverlay(), new BrowserChance());
        TavernScreen.open(tavern);
        new TavernKeys(tavern).follow();
    }
}
