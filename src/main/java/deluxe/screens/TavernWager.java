package deluxe.screens;

import deluxe.kit.Whole;
import deluxe.play.tavern.Tavern;
import org.teavm.flavour.templates.BindTemplate;

/** Asks how much to put on the table. */
@BindTemplate("templates/tavern-wager.html")
public final class TavernWager {
    private final Tavern tavern;

    TavernWager(Tavern tavern) {
        this.tavern = tavern;
    }

    public String getGame() {
        return tavern.words().of(tavern.game());
    }

    public String getPurses() {
        return tavern.purses();
    }

    public int getMost() {
        return tavern.mostWager();
    }

    /** The wager in words, for players who move the slider without seeing it. */
    public String getSpoken() {
        return tavern.words().coins(tavern.wager());
    }

    public String getCoins() {
        return String.valueOf(tavern.wager());
    }

    public void setCoins(String coins) {
        int moved = Whole.read("a wager", coins, 1, tavern.mostWager());
        if (moved != tavern.wager()) {
            tavern.setWager(moved);
        }
    }

    public void takeOne() {
        tavern.setWager(1);
    }

    public boolean isQuartered() {
        return tavern.quickWagers().hasQuarter();
    }

    public void takeQuarter() {
        tavern.setWager(tavern.quickWagers().quarter());
    }

    public boolean isHalved() {
        return tavern.quickWagers().hasHalf();
    }

    public void takeHalf() {
        tavern.setWager(tavern.quickWagers().half());
    }

    public boolean isMore() {
        return tavern.quickWagers().hasAll();
    }

    public void takeAll() {
        tavern.setWager(tavern.mostWager());
    }

    public void putDown() {
        tavern.putDown();
    }

    public void getUp() {
        tavern.getUp();
    }
}
