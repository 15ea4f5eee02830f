package deluxe.screens;

import deluxe.play.Controls;
import deluxe.play.Mirror;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** The table for keyboard and screen reader: real buttons, of which the canvas is a picture. */
@BindTemplate("templates/mirror.html")
public final class TableMirror {
    private final Controls controls;

    TableMirror(Controls controls) {
        this.controls = controls;
    }

    public String getNews() {
        return controls.mirror().news();
    }

    public String getClock() {
        return controls.mirror().clock();
    }

    public String getSummary() {
        return controls.mirror().summary();
    }

    /** For the scripts around the game. */
    public String getRound() {
        return String.valueOf(controls.mirror().round());
    }

    public String getPlayed() {
        return controls.mirror().played();
    }

    public List<Mirror.Item> getHand() {
        return controls.mirror().hand();
    }

    public String getHandiest() {
        return controls.mirror().handiest();
    }

    public List<Mirror.Item> getEnds() {
        return controls.mirror().ends();
    }

    public boolean isPlacing() {
        return !controls.mirror().ends().isEmpty();
    }

    public boolean isDrawing() {
        return controls.hand().isPresent() && controls.hand().get().offersDraw();
    }

    public String idOf(Mirror.Item item) {
        return item.id();
    }

    public String labelOf(Mirror.Item item) {
        return item.label();
    }

    public String pressed(Mirror.Item item) {
        return String.valueOf(item.chosen());
    }

    public boolean isPassing() {
        return controls.hand().isPresent() && controls.hand().get().offersPass();
    }

    /** Presses the button with this id. */
    public void press(String id) {
        controls.press(id);
    }
}
