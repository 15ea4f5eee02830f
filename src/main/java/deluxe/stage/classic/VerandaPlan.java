package deluxe.stage.classic;

import static deluxe.stage.tiles.CommonLayout.within;
import static deluxe.stage.tiles.TableLayout.NOWHERE;

import deluxe.stage.Finger;
import deluxe.stage.art.Area;
import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicLayout.OnVeranda;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/**
 * How the veranda's table is laid out. Wide displays have the boneyard in a column beside the cloth; upright ones have it between
 * the cloth and the hand, and a second line of plates.
 */
final class VerandaPlan {
    private static final double LOW = 480;
    /** On a display narrower than this the hand needs the whole width, below the boneyard. */
    private static final double NARROW = 400;
    /** The least width of a plate, if there is room, so that a name fits: in a lesson too, where everything is small. */
    private static final double LEAST_PLATE = 160;

    private static final double STRIP_PLATE = 34;
    private static final double STRIP_SUM = 32;
    private static final double SMALL_PILE = 50;
    private static final double FINGER = Finger.SMALLEST_TARGET;

    private final Space space;
    private final TableNeeds needs;
    private final double scale;
    /** The same, but never less than 1. */
    private final double large;

    private final double gap;
    /** What is still free. */
    private final Area area;

    private VerandaPlan(Space space, TableNeeds needs) {
        this.space = space;
        this.needs = needs;
        scale = space.isWide()
                ? Math.min(space.width() / 900, space.height() / 600)
                : Math.min(space.width() / 640, space.height() / 1000);
        large = Math.max(1, scale);
        gap = space.isPhone() ? 4 : Math.max(6, 10 * scale);
        area = new Area(space.clear().inset(margin(), 0));
        area.cutBottom(margin() / 2);
    }

    private double margin() {
        return space.isPhone() ? 4 : Math.max(6, 12 * scale);
    }

    static ClassicLayout of(Space space, TableNeeds needs) {
        VerandaPlan plan = new VerandaPlan(space, needs);
        return space.isStrip() ? plan.strip() : space.isWide() ? plan.lying() : plan.standing();
    }

    private ClassicLayout lying() {
        boolean low = space.height() < LOW;
        boolean inLine = low && !isNarrow();
        double wide = Math.max(158 * scale, 3 * FINGER + 2 * Yard.rim(scale) + 1);
        Headed headed = abreast(area.cutTop(Math.max(50, 64 * scale)), inLine);
        Area foot = new Area(area.rest());
        foot.cutRight(inLine ? wide + margin() : 0);
        Box besideHand = foot.cutRight(low ? FINGER : wide, margin());
        Space.Rack rack = rack(foot.rest(), .08);
        Box pile = besideHand.down(rack.box().y(), rack.box().bottom());
        double aboveHand = Math.max(5, 11 * scale);
        Area column = new Area(area.cutRight(wide));
        column.cutTop(belowBand());
        column.cutBottom(inLine ? 0 : rack.box().height() + aboveHand);
        area.cutTop(belowBand());
        area.cutBottom(rack.box().height() + aboveHand);
        area.cutRight(Math.max(7, 16 * scale));
        area.cutLeft(low ? 0 : 18 * scale - margin());
        Box thought = headed.thought;
        if (!inLine) {
            thought = column.cutTop(Math.max(36, 58 * scale), 5 * scale);
        }
        Box yard = column.rest();
        OnVeranda things = new OnVeranda(thought, pile, headline(yard, low ? 17 : 26 * scale));
        return finished(headed.plates, area.rest(), rack, yard, things);
    }

    private boolean isNarrow() {
        return space.width() < NARROW;
    }

    /** Between the band and the cloth. */
    private double belowBand() {
        return Math.max(4, 8 * scale);
    }

    private ClassicLayout standing() {
        area.cutTop(5);
        Area line = new Area(area.cutTop(space.isPhone() ? FINGER : Math.max(FINGER, 54 * scale), 5));
        Area second = new Area(area.cutTop(FINGER, 7 + belowBand()));
        Box thought = second.cutRight(space.isPhone() ? 84 : 150 * scale, gap);
        Space.Rack rack = rack(area.rest(), .068);
        area.cutBottom(rack.box().height() + gap);
        if (space.isPhone()) {
            Box pile = second.cutRight(SMALL_PILE, gap);
            Box yard = area.cutBottom(2 * Math.max(FINGER + 1, space.height() * .07) + 2 * Yard.rim(scale), 11);
            OnVeranda things = new OnVeranda(thought, pile, onRim(yard));
            return finished(inTwoLines(line, second), area.rest(), rack, yard, things);
        }
        double label = 22;
        Area yard = new Area(area.cutBottom(2 * Math.max(FINGER + 1, 66 * scale) + 2 * Yard.rim(scale) + label, gap));
        Box pile = yard.cutRight(130 * scale, margin());
        OnVeranda things = new OnVeranda(thought, pile, headline(yard.rest(), label));
        return finished(inTwoLines(line, second), area.rest(), rack, yard.rest(), things);
    }

    /** For the narrow strip beside a lesson: plates above, the boneyard beside the cloth, the hand below. */
    private ClassicLayout strip() {
        area.cutTop(gap);
        List<Box> players = area.cutTop(STRIP_PLATE, gap).columns(2, gap);
        Area second = new Area(area.cutTop(STRIP_SUM, 2 * gap));
        Box thought = second.cutRight(FINGER, gap);
        Box pile = second.cutRight(FINGER, gap);
        TableLayout.Plates plates =
                new TableLayout.Plates(players.get(0), players.get(1), NOWHERE, NOWHERE, second.rest());
        Space.Rack rack = rack(area.rest(), 0);
        area.cutBottom(rack.box().height() + gap);
        Area column = new Area(area.cutRight(FINGER, gap));
        column.cutTop(9);
        OnVeranda things = new OnVeranda(thought, pile, onRim(column.rest()));
        return finished(plates, area.rest(), rack, column.rest(), things);
    }

    private Space.Rack rack(Box place, double share) {
        return space.rack(place, share, needs.dealt(), gap);
    }

    /** A label on the upper rim of the boneyard. */
    private static Box onRim(Box yard) {
        return new Box(yard.centreX() - 17, yard.y() - 9, 34, 16);
    }

    private Box headline(Box yard, double high) {
        double rim = Yard.rim(scale);
        return new Area(yard.inset(rim + 2, rim)).cutTop(high);
    }

    /** How much of the cloth its woven border takes. */
    private double hem(Box cloth) {
        return within(8, (Math.min(cloth.width(), cloth.height()) - 170) * .13, 36 * large);
    }

    private ClassicLayout finished(TableLayout.Plates plates, Box cloth, Space.Rack rack, Box yard, OnVeranda things) {
        double hem = hem(cloth);
        double band = cloth.y() - (space.isStrip() ? gap : belowBand());
        Box inside = cloth.inset(hem, 0);
        Row backs = space.backs(band, inside);
        double high = within(20, 28 * scale, 48);
        double wide = Math.min(cloth.width() * .8, within(250, 330 * scale, 620));
        double messageY = cloth.bottom() - high - Math.max(2, (hem - high) / 2);
        Box message = cloth.centred(wide, high).moved(0, messageY - (cloth.centreY() - high / 2));
        double top = Math.max(cloth.y() + hem, Space.belowBacks(backs));
        Box board = inside.down(top, Math.min(cloth.bottom() - hem, messageY - 3));
        TableLayout table = new TableLayout(
                space.frame(band), plates, board, backs, rack.hand(), rack.reach(), new TableLayout.Heaps(yard, yard));
        return new ClassicLayout(table, cloth, rack.box(), message, things, ClassicLayout.InPub.NOTHING, scale, false);
    }

    private record Headed(TableLayout.Plates plates, Box thought) {}

    /** All plates in one line, and the thought bubble too if it has no other place. */
    private Headed abreast(Box head, boolean hasThought) {
        double high = Math.rint(head.height() * .76);
        double side = Math.max(FINGER, high);
        Area line = new Area(head.moved(0, -1.5).centred(head.width(), side));
        Box gear = gear(line);
        Area low = new Area(line.rest().centred(line.rest().width(), high));
        double sum = within(isNarrow() ? 72 : 92, 200 * scale, space.width() * .2);
        double clock = needs.clocked() ? high * 1.9 + gap : 0;
        double bubble = hasThought ? within(44, space.width() * .25 - 68, 60) : 0;
        double group = sum + clock + (hasThought ? bubble + gap : 0);
        double wide = Math.min(300 * Math.max(.8, scale), (low.rest().width() - group - 2 * gap) / 2);
        Box own = low.cutLeft(wide);
        Box other = low.cutRight(wide);
        Box between = low.rest().inset(gap, 0);
        double x = within(between.x(), space.clear().centreX() - group / 2, between.right() - group);
        Area middle = new Area(between.across(x, x + group));
        Box clockBox = needs.clocked() ? middle.cutLeft(high * 1.9, gap) : NOWHERE;
        Box thought = hasThought ? middle.cutRight(bubble, gap) : NOWHERE;
        return new Headed(new TableLayout.Plates(own, other, clockBox, gear, middle.rest()), thought);
    }

    /** Cuts the settings button off the right end of a line; a lesson has none. */
    private Box gear(Area line) {
        return needs.lesson() ? NOWHERE : line.cutRight(line.rest().height(), gap);
    }

    private TableLayout.Plates inTwoLines(Area line, Area second) {
        Box gear = gear(line);
        double wide = Math.min(Math.max(LEAST_PLATE, 300 * scale), (line.rest().width() - gap) / 2);
        Area low = new Area(second.rest().inset(0, 3));
        double clock = needs.clocked() ? 66 * large : 0;
        double room = low.rest().width() - (needs.clocked() ? clock + gap : 0);
        Box sum = low.cutLeft(Math.min(room, 260 * large), needs.clocked() ? gap : 0);
        Box clockBox = needs.clocked() ? low.cutLeft(clock) : NOWHERE;
        return new TableLayout.Plates(line.cutLeft(wide), line.cutRight(wide), clockBox, gear, sum);
    }
}
