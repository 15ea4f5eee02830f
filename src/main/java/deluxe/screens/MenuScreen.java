package deluxe.screens;

import deluxe.dominoes.RuleSet;
import deluxe.play.GameMenu;
import deluxe.play.Screen;
import deluxe.play.Visit;
import java.util.function.Function;
import org.teavm.flavour.templates.BindTemplate;
import org.teavm.flavour.templates.Fragment;

/** The pop-up of the game at hand. */
@BindTemplate("templates/menu.html")
public final class MenuScreen {
    private static final GameMenu CLOSED = new GameMenu(GameMenu.Case.NO_PAUSE, 0, -1);

    private final Visit visit;
    private final Fragment panel;
    private final Function<RuleSet, String> teaching;

    /** @param teaching what How to Play teaches about a match */
    MenuScreen(Visit visit, Fragment panel, Function<RuleSet, String> teaching) {
        this.visit = visit;
        this.panel = panel;
        this.teaching = teaching;
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

    /** The rules of the game at hand. */
    public String getRules() {
        return visit.rulesAtHand().map(teaching).orElse("");
    }

    /** Whether the player can keep the record of the game as it stands. */
    public boolean isRecorded() {
        return !visit.recordAtHand().isEmpty();
    }

    /** The address of that record as a file. */
    public String getRecord() {
        return "data:text/plain," + ResultsScreen.escaped(visit.recordAtHand());
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
