package deluxe.screens;

import deluxe.kit.Split;
import deluxe.play.Counting;
import deluxe.play.Results;
import deluxe.play.Screen;
import deluxe.play.Visit;
import deluxe.play.Words;
import deluxe.table.Ending;
import deluxe.table.Outcome;
import deluxe.table.Seat;
import org.teavm.flavour.templates.BindTemplate;

/** What the match was worth. */
@BindTemplate("templates/results.html")
public final class ResultsScreen {
    private final Visit visit;

    ResultsScreen(Visit visit) {
        this.visit = visit;
    }

    private Screen.AtResults shown() {
        return (Screen.AtResults) visit.page().screen();
    }

    private Results results() {
        return shown().results();
    }

    private Counting counting() {
        return shown().counting();
    }

    public String getHeadline() {
        return headline(results().outcome());
    }

    static String headline(Outcome outcome) {
        if (outcome.ending() == Ending.ENDED_EARLY) {
            return "Game Ended";
        }
        return outcome.winner()
                .map(seat -> seat == Seat.PLAYER ? "You Win!" : "You Lose")
                .orElse("A Tie");
    }

    /** The score; if the time ran out, that comes first, because the score alone doesn't show it. */
    public String getScores() {
        boolean timeUp = results().outcome().ending() == Ending.TIME_UP;
        return (timeUp ? visit.page().words().say(Words.TIME_IS_UP) + ' ' : "")
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

    /** The total in words, once it has been counted up: the numbers on the way are not read out. */
    public String getTold() {
        return isCounted() ? visit.page().words().say("Total score {0}", getTotal()) : "";
    }

    /** What could not be kept, or how far the score has got on its way; empty if there is nothing to tell. */
    public String getNotice() {
        return visit.notice();
    }

    public boolean isNoticed() {
        return !visit.notice().isEmpty();
    }

    /** A click on a button that leads away arrives here too. */
    public void hurry() {
        if (visit.page().screen() instanceof Screen.AtResults shown) {
            shown.counting().hurry();
        }
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
        return visit.host().occasion().isPlayersChoice();
    }

    /** The address at which the game is reviewed, with its whole record; the watch page packs it into a link. */
    public String getReviewing() {
        return reviewing(shown().record().orElse(""));
    }

    static String reviewing(String record) {
        return "watch.html?review=1#" + escaped(record);
    }

    /** A record as it is written in an address. */
    static String escaped(String record) {
        StringBuilder address = new StringBuilder();
        for (String line : Split.at('\n', record)) {
            address.append(line).append("%0A");
        }
        return address.toString();
    }

    public String getWayBack() {
        return visit.host().wayBack();
    }

    public void submit() {
        visit.submit();
    }

    public void playAgain() {
        visit.playAgain();
    }
}
