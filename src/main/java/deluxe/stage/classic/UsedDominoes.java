package deluxe.stage.classic;

import deluxe.dominoes.Hand;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;
import deluxe.stage.Fade;
import deluxe.stage.Finger;
import deluxe.stage.Paintbox;
import deluxe.stage.Timed;
import deluxe.stage.art.Box;
import java.util.List;

/** The used dominoes: on a slate beside the board or, if there is no room for it, behind a button that shows it over the board. */
final class UsedDominoes {
    /** The least width of a tile whose pips can be told apart. */
    private static final double READABLE = 12;

    private static final double GAP = 4;

    private final RoomWords words;
    private final Timed<Seen> seen = new Timed<>(Seen.NOTHING);
    private final Fade open = new Fade();
    private boolean isOpen;

    UsedDominoes(RoomWords words) {
        this.words = words;
    }

    /** The tiles that the player has seen. */
    record Seen(Tableau played, Hand own) {
        private static final Seen NOTHING = new Seen(Tableau.empty(RuleSet.MUGGINS.doubles()), Hand.of(List.of()));

        static Seen of(View view) {
            return new Seen(view.tableau(), view.hand());
        }
    }

    void lay(View view) {
        seen.be(Seen.of(view));
    }

    /** Marks what lies on the table by then. While the board is empty the hand is still being dealt, so nothing is marked yet. */
    void count(View view, double atMillis) {
        boolean isDealt = view.tableau().isEmpty();
        seen.become(isDealt ? Seen.NOTHING : Seen.of(view), atMillis);
    }

    void settle(View view, double atMillis) {
        seen.become(Seen.of(view), atMillis);
    }

    Seen seen(double nowMillis) {
        return seen.at(nowMillis);
    }

    boolean isOpen() {
        return isOpen;
    }

    void show(boolean wanted) {
        isOpen = wanted;
        open.show(wanted);
    }

    /** Whether a touch here opens or closes the slate. */
    boolean isTouched(ClassicLayout places, RuleSet rules, double x, double y) {
        if (places.pub().usedOpen() || !ClassicLayout.has(places.pub().used())) {
            return false;
        }
        return Finger.target(places.pub().used()).contains(x, y)
                || (isOpen && panel(places, rules.set().mostPips()).contains(x, y));
    }

    /** Paints the slate if it is always shown. */
    void paintBelow(Paintbox paints, ClassicLayout places, RuleSet rules, double alpha, double nowMillis) {
        if (places.pub().usedOpen()) {
            paintSlate(paints, places.pub().used(), rules, alpha, nowMillis);
        }
    }

    void paintAbove(Paintbox paints, ClassicLayout places, RuleSet rules, double alpha, double nowMillis) {
        if (places.pub().usedOpen() || !ClassicLayout.has(places.pub().used())) {
            return;
        }
        int played = seen.at(nowMillis).played().size();
        String ofAll = " / " + rules.set().tiles();
        PubButton button =
                new PubButton(words.played(), played + ofAll, rules.set().tiles() + ofAll, false, true, false);
        paints.show("used button", places.pub().used(), button, alpha);
        double shown = open.at(nowMillis);
        if (shown > 0) {
            Box panel = panel(places, rules.set().mostPips());
            paints.show("used slate", panel, new SlatePicture(), shown);
            paintSlate(paints, panel, rules, shown, nowMillis);
        }
    }

    private void paintSlate(Paintbox paints, Box slate, RuleSet rules, double alpha, double nowMillis) {
        Seen now = seen.at(nowMillis);
        int highest = rules.set().mostPips();
        UsedSheet sheet = new UsedSheet(
                highest,
                words.usedDominoes(),
                words.countOf(now.played().size(), rules.set().tiles()),
                words.isPlayed(),
                words.isOwn(),
                words.isUnseen());
        paints.show("used sheet", slate, sheet, alpha);
        paints.show("used tiles", slate, new UsedTiles(highest, now.played(), now.own()), alpha);
    }

    /** Over the board or, if that is too low for tiles that can be told apart, over the hand too. */
    static Box panel(ClassicLayout places, int highest) {
        Box overBoard = triangle(places.table().board());
        Box board = places.table().board();
        double top = places.table().frame().band() + GAP;
        Box higher =
                triangle(new Box(board.x(), top, board.width(), places.rack().bottom() - top));
        double u = new UsedChart(overBoard, highest).u();
        return u < READABLE && new UsedChart(higher, highest).u() > u ? higher : overBoard;
    }

    /** A box in the middle of this room, as large as a triangle of tiles needs. */
    private static Box triangle(Box room) {
        double high = Math.min(room.height(), room.width() * 1.5);
        double wide = Math.min(room.width(), high * 1.9);
        return new Box(room.centreX() - wide / 2, room.centreY() - high / 2, wide, high);
    }

    boolean isMoving(double nowMillis) {
        return seen.isMoving(nowMillis) || open.isMoving(nowMillis);
    }
}
