package deluxe.screens;

import deluxe.play.tavern.Tavern;
import org.teavm.flavour.templates.BindTemplate;

/** How a round ended. */
@BindTemplate("templates/tavern-plaque.html")
public final class TavernPlaque {
    private final Tavern tavern;

    TavernPlaque(Tavern tavern) {
        this.tavern = tavern;
    }

    public boolean isWon() {
        return tavern.isWon();
    }

    public String getDecided() {
        return tavern.decided();
    }

    public String getResult() {
        return tavern.result();
    }

    public String getShare() {
        return tavern.share();
    }

    public String getComment() {
        return tavern.comment();
    }

    public void close() {
        tavern.closePlaque();
    }
}
