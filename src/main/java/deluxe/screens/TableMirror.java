package deluxe.screens;

import deluxe.play.Controls;
import deluxe.play.Mirror;
import deluxe.play.PlayersHand;
import java.util.ArrayList;
import java.util.List;
import org.teavm.flavour.templates.BindTemplate;

/** The table for keyboard and screen reader: real buttons, of which the canvas is a picture. */
@BindTemplate("templates/mirror.html")
public final class TableMirror {
    private final Controls controls;
    private final List<Mirror.Item> hand = new ArrayList<>();

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

    /** Each tile keeps its place in the list and leaves it empty: no button ever becomes that of another tile. */
    public List<Mirror.Item> getHand() {
        List<Mirror.Item> rest = new ArrayList<>(controls.mirror().hand());
        for (int at = 0; at < hand.size(); at++) {
            hand.set(at, take(hand.get(at).id(), rest));
        }
        hand.addAll(rest);
        return hand;
    }

    private static Mirror.Item take(String id, List<Mirror.Item> rest) {
        for (int at = 0; at < rest.size(); at++) {
            if (rest.get(at).id().equals(id)) {
                return rest.remove(at);
            }
        }
        return Mirror.NOTHING;
    }

    public boolean isThere(Mirror.Item item) {
        return !item.id().isEmpty();
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
        return controls.hand().map(PlayersHand::offersDraw).orElse(false);
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
        return controls.hand().map(PlayersHand::offersPass).orElse(false);
    }

    /** Presses the button with this id. */
    public void press(String id) {
        controls.press(id);
    }
}
