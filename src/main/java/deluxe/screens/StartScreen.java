package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Parlour;

/** The first screen: start, learn, set up; and whom to practise against, where no match was asked for. */
public final class StartScreen {
    private final Parlour parlour;

    StartScreen(Parlour parlour) {
        this.parlour = parlour;
    }

    public boolean isPractice() {
        return parlour.isPractice();
    }

    public boolean isEasy() {
        return parlour.settings().difficulty() == Difficulty.EASY;
    }

    public boolean isHard() {
        return parlour.settings().difficulty() == Difficulty.HARD;
    }

    public boolean isMaster() {
        return parlour.settings().difficulty() == Difficulty.MASTER;
    }

    public void chooseMaster() {
        choose(Difficulty.MASTER);
    }

    public void chooseEasy() {
        choose(Difficulty.EASY);
    }

    public void chooseHard() {
        choose(Difficulty.HARD);
    }

    private void choose(Difficulty difficulty) {
        parlour.choose(parlour.settings().withDifficulty(difficulty));
    }

    public void start() {
        parlour.start();
    }

    public void showHowToPlay() {
        parlour.showHowToPlay();
    }

    public void showSettings() {
        parlour.showSettings();
    }
}
