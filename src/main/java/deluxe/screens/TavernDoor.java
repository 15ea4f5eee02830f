package deluxe.screens;

import deluxe.play.tavern.Tavern;
import deluxe.play.tavern.TavernSheet;
import org.teavm.flavour.templates.BindTemplate;

/** The tavern's main menu. */
@BindTemplate("templates/tavern-door.html")
public final class TavernDoor {
    private final Tavern tavern;
    private boolean alikeIsTriga;

    TavernDoor(Tavern tavern) {
        this.tavern = tavern;
    }

    /** Whether there is a campaign to continue. */
    public boolean isLeft() {
        return tavern.visit().canGoOn();
    }

    public String getLeftBehind() {
        return tavern.telling().leftBehind();
    }

    public boolean isDamaged() {
        return !tavern.visit().flaw().isEmpty();
    }

    public String getDamage() {
        return tavern.words().say("The saved game can't be read. It was set aside, not deleted.") + " ("
                + tavern.visit().flaw() + ")";
    }

    public boolean isAlikeTriga() {
        return alikeIsTriga;
    }

    public void setAlikeTriga(boolean counts) {
        alikeIsTriga = counts;
    }

    public void goOn() {
        tavern.goOn();
    }

    public void begin() {
        if (isLeft()) {
            tavern.open(TavernSheet.NEW_GAME);
        } else {
            beginAnew();
        }
    }

    void beginAnew() {
        tavern.begin(alikeIsTriga);
    }

    public void showRules() {
        tavern.open(TavernSheet.RULES);
    }

    public void showSettings() {
        tavern.open(TavernSheet.SETTINGS);
    }
}
