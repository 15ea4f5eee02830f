package deluxe.screens;

import deluxe.play.tavern.Tavern;
import org.teavm.flavour.templates.BindTemplate;

/** Asks whether a new campaign may replace the one that is kept. */
@BindTemplate("templates/tavern-new-game.html")
public final class TavernNewGame {
    private final Tavern tavern;
    private final TavernDoor door;

    TavernNewGame(Tavern tavern, TavernDoor door) {
        this.tavern = tavern;
        this.door = door;
    }

    public String getLeftBehind() {
        return tavern.telling().leftBehind();
    }

    public void begin() {
        door.beginAnew();
    }

    public void keep() {
        tavern.closeSheet();
    }
}
