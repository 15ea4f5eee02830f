package deluxe.screens;

import deluxe.play.GameMenu;
import deluxe.play.Screen;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;

/** The pop-up of the game at hand. */
@BindTemplate("templates/menu.html")
public final class MenuScreen {
    private static final GameMenu CLOSED = new GameMenu(GameMenu.Case.NO_PAUSE, 0, -1);

    private final Visit visit;
    private final Fragment panel;

    MenuScreen(Visit visit, Fragment panel) {
        this.visit = visit;
        this.panel = panel;
    }

    private GameMenu menu() {
        return visit.page().screen() instanceof Screen.InMenu open ? open.menu() : CLOSED;
    }

    public Fragment getPanel() {
        return panel;
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

    public boolean isEnding() {
        return menu().isEnding();
    }

    /** Nobody ends a game by a single press. */
    public void endGame() {
        if (isEnding()) {
            visit.endGame();
        } else {
            visit.askToEnd();
        }
    }

    /** Whether the game can be left as it stands, to be continued later. */
    public boolean isLeavable() {
        return visit.mayLeave();
    }

    public void leaveTable() {
        visit.leaveTable();
    }

    public void keepPlaying() {
        visit.keepPlaying();
    }
}
