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
        return tavern.telling().isWon();
    }

    public String getDecided() {
        return tavern.telling().decided();
    }

    public String getResult() {
        return tavern.telling().result();
    }

    public String getShare() {
        return tavern.telling().share();
    }

    public String getComment() {
        return tavern.telling().comment();
    }

    public void close() {
        tavern.closePlaque();
    }
}
