package deluxe.screens;

import deluxe.play.Menu;
import deluxe.play.Screen;
import deluxe.play.Visit;

/** The pop-up of the game at hand. */
public final class MenuScreen {
    private static final Menu CLOSED = new Menu(Menu.Case.NO_PAUSE, 0, -1);

    private final Visit visit;

    MenuScreen(Visit visit) {
        this.visit = visit;
    }

    private Menu menu() {
        return visit.page().screen() instanceof Screen.InMenu open ? open.menu() : CLOSED;
    }

    public String getHeader() {
        return menu().header(visit.page().words());
    }

    public String getBody() {
        return menu().body();
    }

    public String getClock() {
        return menu().clock(visit.page().words());
    }

    public boolean isEndOffered() {
        return menu().canEnd();
    }

    public void endGame() {
        visit.endGame();
    }

    public void keepPlaying() {
        visit.keepPlaying();
    }
}
