package deluxe.web;

import deluxe.screens.GamesScreen;

/** The same as {@link GamesMain} in a bundle without the tavern. */
public final class DominoGamesMain {
    private DominoGamesMain() {}

    public static void main(String[] args) {
        GamesEntry.open(GamesScreen::openWithoutTavern);
    }
}
