package deluxe.screens;

import deluxe.play.Menu;
import deluxe.play.Parlour;

/** The pop-up of the game at hand. */
public final class MenuScreen {
    private static final Menu CLOSED = new Menu(Menu.Case.NO_PAUSE, 0, -1);

    private final Parlour parlour;

    MenuScreen(Parlour parlour) {
        this.parlour = parlour;
    }

    private Menu menu() {
        return parlour.menu().orElse(CLOSED);
    }

    public String getHeader() {
        return menu().header(parlour.words());
    }

    public String getBody() {
        return menu().body();
    }

    public String getClock() {
        return menu().clock(parlour.words());
    }

    public boolean isEndOffered() {
        return menu().canEnd();
    }

    public void endGame() {
        parlour.endGame();
    }

    public void keepPlaying() {
        parlour.keepPlaying();
    }
}
