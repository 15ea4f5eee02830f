package deluxe.screens;

import deluxe.play.Mirror;
import deluxe.play.Parlour;
import deluxe.play.PlayersHand;
import java.util.List;

/** The table for keyboard and screen reader: real buttons, of which the canvas is a picture. */
public final class TableMirror {
    private final Parlour parlour;

    TableMirror(Parlour parlour) {
        this.parlour = parlour;
    }

    public String getNews() {
        return parlour.mirror().news();
    }

    public String getClock() {
        return parlour.mirror().clock();
    }

    public String getSummary() {
        return parlour.mirror().summary();
    }

    public List<Mirror.Item> getHand() {
        return parlour.mirror().hand();
    }

    public List<Mirror.Item> getEnds() {
        return parlour.mirror().ends();
    }

    public boolean isPlacing() {
        return !parlour.mirror().ends().isEmpty();
    }

    public boolean isDrawing() {
        return parlour.hand().map(PlayersHand::mustDraw).orElse(false);
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

    public void choose(Mirror.Item item) {
        parlour.hand().ifPresent(hand -> hand.chose(item.tile().orElseThrow()));
    }

    public void place(Mirror.Item item) {
        parlour.hand()
                .ifPresent(
                        hand -> hand.laid(item.tile().orElseThrow(), item.end().orElseThrow()));
    }

    public void draw() {
        parlour.hand().ifPresent(PlayersHand::reachedForBoneyard);
    }

    public void openMenu() {
        parlour.hand().ifPresent(PlayersHand::askedForMenu);
    }
}
