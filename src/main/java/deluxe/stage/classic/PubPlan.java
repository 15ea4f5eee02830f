package deluxe.stage.classic;

import static deluxe.stage.tiles.CommonLayout.within;
import static deluxe.stage.tiles.TableLayout.NOWHERE;

import deluxe.stage.Finger;
import deluxe.stage.art.Area;
import deluxe.stage.art.Box;
import deluxe.stage.classic.ClassicLayout.InPub;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;
import java.util.List;

/**
 * How the pub's table is laid out: on a desktop with both slates beside the board, on a phone in landscape with a small slate on
 * one side and buttons on the other, on an upright display with the slate above the board and the buttons below the hand.
 */
final class PubPlan {
    private static final double DESK_SCALE = .8;
    private static final double LARGEST_BUTTON = 60;
    private static final double FINGER = Finger.SMALLEST_TARGET;

    private final Space space;
    private final TableNeeds needs;
    private final double scale;
    private final double gap;
    private final double pad;
    /** What is still free. */
    private final Area area;

    private PubPlan(Space space, TableNeeds needs, double scale) {
        this.space = space;
        this.needs = needs;
        this.scale = scale;
        gap = Math.max(4, 8 * scale);
        pad = space.isPhone() ? 4 : Math.max(6, 9 * scale);
        area = new Area(space.clear().inset(margin(), 0));
    }

    private double margin() {
        return space.isPhone() ? 4 : Math.max(6, 10 * scale);
    }

    static ClassicLayout of(Space space, TableNeeds needs) {
        double desk = Math.min(space.width() / 900, space.height() / 600);
        if (space.isStrip()) {
            return new PubPlan(space, needs, desk).strip();
        }
        if (!space.isWide()) {
            double scale = Math.min(space.width() / 640, space.height() / 1000);
            return new PubPlan(space, needs, scale).standing();
        }
        PubPlan plan = new PubPlan(space, needs, desk);
        return desk >= DESK_SCALE ? plan.desk() : plan.low();
    }

    private ClassicLayout desk() {
        Box head = area.cutTop(64 * scale);
        area.cutBottom(4);
        Area corner = new Area(area.rest());
        Area column = new Area(corner.cutRight(172 * scale, margin()));
        Space.Rack rack = rack(corner.rest(), .075);
        List<Box> buttons = column.cutBottom(
                        Math.max(2 * FINGER + gap, rack.box().height()))
                .rows(2, gap);
        area.cutBottom(rack.box().height() + 14 * scale);
        Area left = new Area(area.cutLeft(202 * scale));
        left.cutTop(48 * scale);
        Area right = new Area(area.cutRight(192 * scale));
        right.cutTop(gap);
        Area middle = new Area(area.rest().inset(gap, 0));
        double side = Math.max(FINGER, 46 * scale);
        Area line = new Area(head.centred(head.width(), side).moved(0, -2));
        Box gear = line.cutRight(side);
        Box clock = needs.clocked()
                ? line.rest().across(right.rest().x(), gear.x() - gap).inset(0, 1)
                : NOWHERE;
        Box plates = line.rest().across(middle.rest().x(), middle.rest().right());
        Box message = middle.cutBottom(within(30, 34 * scale, 60));
        InPub pub = new InPub(left.rest(), right.rest(), true, buttons.get(1));
        return finished(plates(plates, clock, gear), middle, rack, buttons.get(0), message, pub);
    }

    /** For wide displays that are too small for {@link #desk}. The hand is between the columns if there is room, else below them. */
    private ClassicLayout low() {
        Area head = new Area(area.cutTop(52));
        head.cutTop(4);
        Area line = new Area(head.cutTop(FINGER));
        Box gear = gear(line);
        Area lower = new Area(line.rest().inset(0, 2));
        Box clock = clock(lower, 92);
        Area columns = new Area(area.rest());
        columns.cutTop(2);
        Area left = new Area(columns.cutLeft(within(90, space.width() * .18, 150)));
        Area right = new Area(columns.cutRight(within(74, space.width() * .13, 124)));
        Box inside = columns.rest().inset(gap, 0);
        boolean isBetween = inside.width() >= needs.dealt() * FINGER + 2 * pad;
        area.cutBottom(3);
        Space.Rack rack = rack(isBetween ? area.rest().across(inside.x(), inside.right()) : area.rest(), .1);
        double below = isBetween ? 4 : 3 + rack.box().height() + gap;
        left.cutBottom(below);
        right.cutBottom(below);
        Box column = right.rest();
        double top = Math.max(column.y(), column.bottom() - 3 * LARGEST_BUTTON - 2 * gap);
        List<Box> buttons = column.down(top, column.bottom()).rows(3, gap);
        InPub pub = new InPub(left.rest(), buttons.get(0), false, buttons.get(2));
        area.cutBottom(rack.box().height() + gap);
        Area middle = new Area(area.rest().across(inside.x(), inside.right()));
        Box message = middle.cutBottom(26);
        return finished(plates(lower.rest(), clock, gear), middle, rack, buttons.get(1), message, pub);
    }

    /** For the narrow strip beside a lesson: the slate beside the board, the buttons beside the hand. */
    private ClassicLayout strip() {
        area.cutTop(3);
        Box plates = area.cutTop(34, 4);
        area.cutBottom(3);
        Area corner = new Area(area.rest());
        Area column = new Area(corner.cutRight(62, gap));
        Space.Rack rack = rack(corner.rest(), .1);
        List<Box> buttons = column.cutBottom(rack.box().height()).rows(2, gap);
        area.cutBottom(rack.box().height() + gap);
        Box message = area.cutBottom(24);
        Area slate = new Area(area.cutLeft(Math.rint(space.width() * .37), gap));
        slate.cutTop(2);
        slate.cutBottom(gap);
        InPub pub = new InPub(slate.rest(), NOWHERE, false, buttons.get(1));
        return finished(plates(plates, NOWHERE, NOWHERE), area, rack, buttons.get(0), message, pub);
    }

    private ClassicLayout standing() {
        double high = Math.max(FINGER, 50 * scale);
        area.cutTop(4);
        Area line = new Area(area.cutTop(high, gap));
        Box gear = gear(line);
        Box slate = area.cutTop(space.isPhone() ? within(84, space.height() * .15, 116) : 150 * scale);
        area.cutBottom(margin() / 2);
        List<Box> buttons = area.cutBottom(high, gap).columns(3, gap);
        Space.Rack rack = rack(area.rest(), .066);
        area.cutBottom(rack.box().height() + gap);
        Area lower = new Area(area.cutBottom(within(28, 36 * scale, 60)));
        Box clock = clock(lower, 70 * Math.max(1, scale));
        InPub pub = new InPub(slate, buttons.get(0), false, buttons.get(2));
        TableLayout.Plates plates = plates(line.rest().inset(0, 1), clock, gear);
        return finished(plates, area, rack, buttons.get(1), lower.rest(), pub);
    }

    private Space.Rack rack(Box place, double share) {
        return space.rack(place, share, needs.dealt(), pad);
    }

    /** Cuts the settings button off the right end of a line; a lesson has none. */
    private Box gear(Area line) {
        return needs.lesson() ? NOWHERE : line.cutRight(line.rest().height(), gap);
    }

    private Box clock(Area line, double wide) {
        return needs.clocked() ? line.cutRight(wide, gap) : NOWHERE;
    }

    /** The players at both ends of a line, and the sum between them. */
    private TableLayout.Plates plates(Box line, Box clock, Box gear) {
        double large = Math.max(1, scale);
        double sum = within(space.isStrip() ? 44 : 58, line.width() * (space.isPhone() ? .155 : .2), 110 * large);
        double wide = Math.min(260 * large, (line.width() - sum - 2 * gap) / 2);
        Area free = new Area(line);
        Box own = free.cutLeft(wide);
        Box other = free.cutRight(wide);
        return new TableLayout.Plates(own, other, clock, gear, free.rest().centred(sum, line.height()));
    }

    /** @param middle from the band down to the message */
    private ClassicLayout finished(
            TableLayout.Plates plates, Area middle, Space.Rack rack, Box yard, Box message, InPub pub) {
        middle.cutBottom(4);
        Box cloth = middle.rest();
        Row backs = space.backs(cloth.y(), cloth);
        Box board = cloth.down(Space.belowBacks(backs), cloth.bottom());
        TableLayout table = new TableLayout(
                space.frame(cloth.y()),
                plates,
                board,
                backs,
                rack.hand(),
                rack.reach(),
                new TableLayout.Heaps(yard, yard));
        return new ClassicLayout(table, cloth, rack.box(), message, ClassicLayout.OnVeranda.NOTHING, pub, scale, false);
    }
}
