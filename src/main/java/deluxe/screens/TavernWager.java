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
        return tavern.words().of(tavern.telling().game());
    }

    public String getPurses() {
        return tavern.telling().purses();
    }

    public int getMost() {
        return tavern.stake().most();
    }

    /** The wager in words, for players who move the slider without seeing it. */
    public String getSpoken() {
        return tavern.words().coins(tavern.stake().wager());
    }

    public String getCoins() {
        return String.valueOf(tavern.stake().wager());
    }

    public void setCoins(String coins) {
        int moved = Whole.read("a wager", coins, 1, tavern.stake().most());
        if (moved != tavern.stake().wager()) {
            tavern.stake().set(moved);
        }
    }

    public void takeOne() {
        tavern.stake().set(1);
    }

    public boolean isQuartered() {
        return tavern.stake().quick().hasQuarter();
    }

    public void takeQuarter() {
        tavern.stake().set(tavern.stake().quick().quarter());
    }

    public boolean isHalved() {
        return tavern.stake().quick().hasHalf();
    }

    public void takeHalf() {
        tavern.stake().set(tavern.stake().quick().half());
    }

    public boolean isMore() {
        return tavern.stake().quick().hasAll();
    }

    public void takeAll() {
        tavern.stake().set(tavern.stake().most());
    }

    public void putDown() {
        tavern.stake().putDown();
    }

    public void getUp() {
        tavern.getUp();
    }
}
