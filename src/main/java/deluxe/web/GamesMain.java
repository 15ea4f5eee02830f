package deluxe.web;

import deluxe.screens.GamesScreen;

/** The entry point of the page with the daily challenge; the page's loader calls it. */
public final class GamesMain {
    private GamesMain() {}

    public static void main(String[] args) {
        GamesEntry.open(GamesScreen::open);
    }
}
