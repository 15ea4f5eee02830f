package deluxe.screens;

import deluxe.play.Counting;
import deluxe.play.Parlour;
import deluxe.play.Results;
import deluxe.play.Words;
import deluxe.table.Ending;
import deluxe.table.Seat;

/** What the match was worth. */
public final class ResultsScreen {
    private final Parlour parlour;

    ResultsScreen(Parlour parlour) {
        this.parlour = parlour;
    }

    private Results results() {
        return parlour.results().orElseThrow();
    }

    private Counting counting() {
        return parlour.counting().orElseThrow();
    }

    public String getHeadline() {
        if (results().outcome().ending() == Ending.ENDED_EARLY) {
            return "Game Ended";
        }
        return results()
                .outcome()
                .winner()
                .map(seat -> seat == Seat.PLAYER ? "You Win!" : "You Lose")
                .orElse("A Tie");
    }

    /** After what ended the match, where the score alone does not tell. */
    public String getScores() {
        boolean timeUp = results().outcome().ending() == Ending.TIME_UP;
        return (timeUp ? parlour.words().say(Words.TIME_IS_UP) + ' ' : "")
                + results().outcome().scores().player() + " : "
                + results().outcome().scores().opponent();
    }

    public boolean isWon() {
        return results().isWon();
    }

    public int getPoints() {
        return counting().points();
    }

    public boolean isSpreadEarned() {
        return results().card().spreadBonus() > 0;
    }

    public int getSpread() {
        return counting().spreadBonus();
    }

    public boolean isTimed() {
        return results().isTimed();
    }

    public int getTime() {
        return counting().timeBonus();
    }

    public int getTotal() {
        return counting().total();
    }

    public boolean isCounted() {
        return counting().isOver();
    }

    /** The sum in words, when it stands: numbers on their way are not read out. */
    public String getTold() {
        return isCounted() ? parlour.words().say("Total score {0}", getTotal()) : "";
    }

    public void hurry() {
        parlour.hurryCounting();
    }

    public int getDaily() {
        return results().best().dailyOn(results().today());
    }

    public boolean isBestOfDay() {
        return results().isBestOfDay();
    }

    public int getLifetime() {
        return results().best().lifetime();
    }

    public boolean isBestOfAll() {
        return results().isBestOfAll();
    }

    public boolean isPractice() {
        return parlour.isPractice();
    }

    /** Where the game is watched: its whole record stands in the address, which is packed there. */
    public String getWatching() {
        return "watch.html#" + parlour.record().replace("\n", "%0A");
    }

    public String getWayBack() {
        return parlour.envoy().wayBack();
    }

    public void submit() {
        parlour.submit();
    }

    public void playAgain() {
        parlour.playAgain();
    }
}
