package deluxe.screens;

import deluxe.bots.Difficulty;
import deluxe.play.Parlour;
import java.util.List;

/** The first screen: start, learn, set up; and whom to practise against, where no match was asked for. */
public final class StartScreen {
    private static final List<Difficulty> OPPONENTS = List.of(Difficulty.EASY, Difficulty.HARD, Difficulty.MASTER);

    private final Parlour parlour;
    private final Choice opponent;

    StartScreen(Parlour parlour) {
        this.parlour = parlour;
        opponent = new Choice(
                "Opponent",
                () -> OPPONENTS.indexOf(parlour.preferences().settings().difficulty()),
                place -> parlour.preferences()
                        .choose(parlour.preferences().settings().withDifficulty(OPPONENTS.get(place))),
                "Easy",
                "Hard",
                "Master");
    }

    public boolean isPractice() {
        return parlour.isPractice();
    }

    public Choice getOpponent() {
        return opponent;
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
