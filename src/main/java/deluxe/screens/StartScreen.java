package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;

/** The first screen: start, learn, set up, and choose an opponent if no match was asked for. */
@BindTemplate("templates/start.html")
public final class StartScreen {
    private final Visit visit;
    private final Choice opponent;
    private final HintSwitch hints;

    StartScreen(Visit visit) {
        this.visit = visit;
        hints = new HintSwitch(visit);
        opponent = OpponentChoice.of(visit.page().preferences(), Difficulty.EASY, Difficulty.HARD, Difficulty.MASTER);
    }

    public boolean isPractice() {
        return visit.host().occasion().isPlayersChoice();
    }

    public Choice getOpponent() {
        return opponent;
    }

    public HintSwitch getHints() {
        return hints;
    }

    /** What could not be kept or found again; empty if there is nothing to tell. */
    public String getNotice() {
        return visit.notice();
    }

    public boolean isNoticed() {
        return !visit.notice().isEmpty();
    }

    public void start() {
        visit.start();
    }

    public void showHowToPlay() {
        visit.showHowToPlay();
    }

    public void showSettings() {
        visit.showSettings();
    }
}
