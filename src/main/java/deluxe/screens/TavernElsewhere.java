package deluxe.screens;

import deluxe.play.tavern.Tavern;
import org.teavm.flavour.templates.BindTemplate;

/** At the door of a tavern that is open in another page. */
@BindTemplate("templates/tavern-elsewhere.html")
public final class TavernElsewhere {
    private final Tavern tavern;

    TavernElsewhere(Tavern tavern) {
        this.tavern = tavern;
    }

    public void claim() {
        tavern.claim();
    }
}
