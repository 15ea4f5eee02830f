package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Preferences;
import deluxe.play.Visit;
import java.util.List;

/** The first screen: start, learn, set up; and whom to practise against, where no match was asked for. */
public final class StartScreen {
    private static final List<Difficulty> OPPONENTS = List.of(Difficulty.EASY, Difficulty.HARD, Difficulty.MASTER);

    private final Visit visit;
    private final Choice opponent;

    StartScreen(Visit visit) {
        this.visit = visit;
        Preferences preferences = visit.page().preferences();
        opponent = new Choice(
                "Opponent",
                () -> OPPONENTS.indexOf(preferences.settings().difficulty()),
                place -> preferences.choose(preferences.settings().withDifficulty(OPPONENTS.get(place))),
                "Easy",
                "Hard",
                "Master");
    }

    public boolean isPractice() {
        return visit.host().isPractice();
    }

    public Choice getOpponent() {
        return opponent;
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
