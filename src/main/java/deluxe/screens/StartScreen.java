package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Settings;
import deluxe.play.Visit;
import org.teavm.flavour.templates.BindTemplate;

/** The first screen: start, learn, set up, and choose an opponent if no match was asked for. */
@BindTemplate("templates/start.html")
public final class StartScreen {
    private final Visit visit;
    private final Choice opponent;

    StartScreen(Visit visit) {
        this.visit = visit;
        opponent = OpponentChoice.of(visit.page().preferences(), Difficulty.EASY, Difficulty.HARD, Difficulty.MASTER);
    }

    public boolean isPractice() {
        return visit.host().occasion().isPlayersChoice();
    }

    public Choice getOpponent() {
        return opponent;
    }

    /** Who plays against the easy opponent may want hints. */
    public boolean isHintsOffered() {
        return isPractice() && settings().difficulty() == Difficulty.EASY;
    }

    public boolean isHinting() {
        return settings().hints();
    }

    public void setHinting(boolean wanted) {
        visit.page().preferences().choose(settings().withHints(wanted));
    }

    private Settings settings() {
        return visit.page().preferences().settings();
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
