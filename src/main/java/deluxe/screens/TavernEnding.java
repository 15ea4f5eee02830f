package deluxe.screens;

import deluxe.dice.Campaign;
import deluxe.play.tavern.Tavern;
import deluxe.play.tavern.TavernPlace;
import org.teavm.flavour.templates.BindTemplate;

/** The end of a campaign. */
@BindTemplate("templates/tavern-ending.html")
public final class TavernEnding {
    private final Tavern tavern;

    TavernEnding(Tavern tavern) {
        this.tavern = tavern;
    }

    public boolean isVictory() {
        return tavern.place() == TavernPlace.VICTORY;
    }

    /** How long it took, in rounds and throws. */
    public String getCount() {
        Campaign campaign = tavern.visit().campaign().orElseThrow();
        return tavern.words().say("Rounds: {0}. Throws: {1}.", campaign.rounds(), campaign.thrown());
    }

    public void begin() {
        tavern.begin(tavern.visit().campaign().orElseThrow().alikeIsTriga());
    }

    public void leave() {
        tavern.leave();
    }
}
