package deluxe.screens;

import deluxe.play.Mirror;
import deluxe.play.PlayersHand;
import deluxe.play.Shell;
import java.util.List;

/** The table for keyboard and screen reader: real buttons, of which the canvas is a picture. */
public final class TableMirror {
    private final Shell shell;

    TableMirror(Shell shell) {
        this.shell = shell;
    }

    public String getNews() {
        return shell.mirror().news();
    }

    public String getClock() {
        return shell.mirror().clock();
    }

    public String getSummary() {
        return shell.mirror().summary();
    }

    public List<Mirror.Item> getHand() {
        return shell.mirror().hand();
    }

    public List<Mirror.Item> getEnds() {
        return shell.mirror().ends();
    }

    public boolean isPlacing() {
        return !shell.mirror().ends().isEmpty();
    }

    public boolean isDrawing() {
        return shell.navigator().hand().map(PlayersHand::mustDraw).orElse(false);
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
        shell.navigator().hand().ifPresent(hand -> hand.chose(item.tile().orElseThrow()));
    }

    public void place(Mirror.Item item) {
        shell.navigator()
                .hand()
                .ifPresent(
                        hand -> hand.laid(item.tile().orElseThrow(), item.end().orElseThrow()));
    }

    public void draw() {
        shell.navigator().hand().ifPresent(PlayersHand::reachedForBoneyard);
    }

    public void openMenu() {
        shell.navigator().hand().ifPresent(PlayersHand::askedForMenu);
    }
}
