package deluxe.screens;

import deluxe.play.Parlour;
import deluxe.play.Results;
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

    public String getScores() {
        return results().outcome().scores().player() + " : "
                + results().outcome().scores().opponent();
    }

    public int getPoints() {
        return results().card().points();
    }

    public boolean isSpreadEarned() {
        return results().card().spreadBonus() > 0;
    }

    public int getSpread() {
        return results().card().spreadBonus();
    }

    public int getTime() {
        return results().card().timeBonus();
    }

    public int getTotal() {
        return results().card().total();
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

    public void submit() {
        parlour.submit();
    }
}
