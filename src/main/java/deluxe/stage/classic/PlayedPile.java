package deluxe.stage.classic;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;
import deluxe.stage.Fade;
import deluxe.stage.Finger;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import deluxe.stage.art.Heap;
import deluxe.stage.art.TileSet;
import java.util.List;

/** The napkin beside the veranda's cloth: the tiles that were played last and, when it is touched, all played tiles. */
final class PlayedPile {
    private final RoomWords words;
    private final Timed<Tableau> played = new Timed<>(Tableau.empty(RuleSet.ALL_FIVES.doubles()));
    private final Fade open = new Fade();
    private TileSet set = VerandaColours.spent(TileSet.IVORY);
    private boolean isOpen;

    PlayedPile(RoomWords words) {
        this.words = words;
    }

    void lay(View view) {
        played.be(view.tableau());
    }

    void settle(View view, double atMillis) {
        played.become(view.tableau(), atMillis);
    }

    /** Uses this set for its tiles from now on. */
    void dress(TileSet spent) {
        set = spent;
    }

    boolean isOpen() {
        return isOpen;
    }

    void show(boolean wanted) {
        isOpen = wanted;
        open.show(wanted);
    }

    boolean isTouched(ClassicLayout places, double x, double y) {
        return Finger.target(places.veranda().pile()).contains(x, y)
                || (isOpen && panel(places).contains(x, y));
    }

    void paintBelow(Paintbox paints, ClassicLayout places, double alpha, double nowMillis) {
        Tableau now = played.at(nowMillis);
        List<Heap.Place> fan = places.fan();
        int first = Math.max(0, now.size() - fan.size());
        for (int at = first; at < now.size(); at++) {
            Heap.Place place = fan.get(at - first);
            double u = places.fanU();
            Box box = new Box(place.x() - u / 2, place.y() - u, u, 2 * u);
            paints.show("fan" + (at - first), box, new FannedTile(now.tile(at), place.turn(), set), alpha);
        }
        paints.show("pile label", places.pileLabel(), new CountLabel(words.played(), now.size(), true), alpha);
    }

    void paintAbove(Paintbox paints, ClassicLayout places, double nowMillis) {
        double shown = open.at(nowMillis);
        if (shown > 0) {
            Tableau now = played.at(nowMillis);
            String title = words.played() + ": " + now.size();
            paints.show("played sheet", panel(places), new PlayedSheet(title, now, set), shown);
        }
    }

    private static Box panel(ClassicLayout places) {
        return places.table().board().grown(-8);
    }

    boolean isMoving(double nowMillis) {
        return played.isMoving(nowMillis) || open.isMoving(nowMillis);
    }
}
