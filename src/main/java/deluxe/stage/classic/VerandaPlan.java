package deluxe.stage.classic;

import static deluxe.stage.classic.ClassicLayout.NOWHERE;
import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

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
    private static final double FINGER = Finger.SMALLEST_TARGET;

    private final Space space;
    private final TableNeeds needs;
    private final double scale;
    private final double margin;
    private final double gap;
    private final double pad;

    private VerandaPlan(Space space, TableNeeds needs) {
        this.space = space;
        this.needs = needs;
        scale = space.isWide()
                ? Math.min(space.width() / 900, space.height() / 600)
                : Math.min(space.width() / 640, space.height() / 1000);
        margin = space.isPhone() ? 4 : Math.max(6, 12 * scale);
        gap = space.isPhone() ? 4 : Math.max(6, 10 * scale);
        pad = space.isPhone() ? 4 : Math.max(6, 10 * scale);
    }

    static ClassicLayout of(Space space, TableNeeds needs) {
        VerandaPlan plan = new VerandaPlan(space, needs);
        return space.isStrip() ? plan.strip() : space.isWide() ? plan.lying() : plan.standing();
    }

    private ClassicLayout lying() {
        boolean low = space.height() < LOW;
        boolean narrow = isNarrow();
        double band = space.top() + Math.max(50, 64 * scale);
        double column = Math.max(158 * scale, 3 * FINGER + 2 * Yard.rim(scale) + 1);
        double columnX = space.right() - margin - column;
        double pileWide = low ? FINGER : column;
        double pileX = !low ? columnX : (narrow ? space.right() : columnX) - margin - pileWide;
        double handTo = (low ? pileX : columnX) - margin - pad;
        double liked = within(38, space.height() * .08, 120);
        Row hand = Space.hand(
                liked,
                needs.dealt(),
                space.left() + margin + pad,
                handTo,
                space.left() + space.width() / 2,
                space.bottom() - margin / 2 - pad);
        Box rack = Space.rack(hand, pad);
        Box pile = new Box(pileX, rack.y(), pileWide, rack.height());
        double clothX = space.left() + (low ? margin : 18 * scale);
        double clothY = band + Math.max(4, 8 * scale);
        Box cloth = new Box(
                clothX,
                clothY,
                columnX - Math.max(7, 16 * scale) - clothX,
                rack.y() - Math.max(5, 11 * scale) - clothY);
        boolean inLine = low && !narrow;
        Box thought = inLine ? NOWHERE : new Box(columnX, clothY, column, Math.max(36, 58 * scale));
        double yardY = inLine ? clothY : thought.bottom() + 5 * scale;
        Box yard = new Box(columnX, yardY, column, (inLine ? space.bottom() - margin / 2 : cloth.bottom()) - yardY);
        return finished(band, cloth, hand, rack, yard, headline(yard, low ? 17 : 26 * scale), pile, thought);
    }

    private boolean isNarrow() {
        return space.width() < NARROW;
    }

    private ClassicLayout standing() {
        double line = lineHeight();
        double band = space.top() + 5 + line + 5 + FINGER + 7;
        double bottom = space.bottom() - margin / 2 - pad;
        double liked = within(38, space.height() * .068, 120);
        double from = space.left() + margin + pad;
        double to = space.right() - margin - pad;
        Row hand = Space.hand(liked, needs.dealt(), from, to, space.left() + space.width() / 2, bottom);
        Box rack = Space.rack(hand, pad);
        double row = Math.max(FINGER + 1, space.isPhone() ? space.height() * .07 : 66 * scale);
        double pileWide = space.isPhone() ? 0 : 130 * scale + margin;
        double label = space.isPhone() ? 0 : 22;
        double yardHigh = 2 * row + 2 * Yard.rim(scale) + label;
        Box yard = new Box(
                space.left() + margin, rack.y() - gap - yardHigh, space.width() - 2 * margin - pileWide, yardHigh);
        Box head = space.isPhone() ? new Box(yard.centreX() - 17, yard.y() - 9, 34, 16) : headline(yard, label);
        Box pile = space.isPhone()
                ? new Box(space.right() - margin - thoughtWide() - gap - 50, band - 7 - FINGER, 50, FINGER)
                : new Box(yard.right() + margin, yard.y(), 130 * scale, yardHigh);
        double clothY = band + Math.max(4, 8 * scale);
        Box cloth = new Box(
                space.left() + margin,
                clothY,
                space.width() - 2 * margin,
                yard.y() - (space.isPhone() ? 11 : gap) - clothY);
        Box thought = new Box(space.right() - margin - thoughtWide(), band - 7 - FINGER, thoughtWide(), FINGER);
        return finished(band, cloth, hand, rack, yard, head, pile, thought);
    }

    /** For the narrow strip beside a lesson: plates above, the boneyard beside the cloth, the hand below. */
    private ClassicLayout strip() {
        double band = space.top() + STRIP_PLATE + STRIP_SUM + 3 * gap;
        double from = space.left() + margin;
        double to = space.right() - margin;
        double bottom = space.bottom() - margin / 2 - pad;
        Row hand = Space.hand(38, needs.dealt(), from + pad, to - pad, space.left() + space.width() / 2, bottom);
        Box rack = Space.rack(hand, pad);
        double clothY = band + gap;
        double high = rack.y() - gap - clothY;
        Box yard = new Box(to - FINGER, clothY + 9, FINGER, high - 9);
        Box head = new Box(yard.centreX() - 17, clothY, 34, 16);
        Box cloth = new Box(from, clothY, yard.x() - gap - from, high);
        double second = band - gap - STRIP_SUM;
        Box thought = new Box(to - FINGER, second, FINGER, STRIP_SUM);
        Box pile = new Box(thought.x() - gap - FINGER, second, FINGER, STRIP_SUM);
        return finished(band, cloth, hand, rack, yard, head, pile, thought);
    }

    private Plates stripPlates(Box pile) {
        double from = space.left() + margin;
        double wide = (space.width() - 2 * margin - gap) / 2;
        double y = space.top() + gap;
        Box own = new Box(from, y, wide, STRIP_PLATE);
        Box sum = new Box(from, pile.y(), pile.x() - gap - from, STRIP_SUM);
        return new Plates(own, own.moved(wide + gap, 0), NOWHERE, NOWHERE, sum, NOWHERE);
    }

    private double lineHeight() {
        return space.isPhone() ? FINGER : Math.max(FINGER, 54 * scale);
    }

    private double thoughtWide() {
        return space.isPhone() ? 84 : 150 * scale;
    }

    private Box headline(Box yard, double high) {
        double rim = Yard.rim(scale);
        return new Box(yard.x() + rim + 2, yard.y() + rim, yard.width() - 2 * rim - 4, high);
    }

    /** How much of the cloth its woven border takes. */
    private double hem(Box cloth) {
        return within(8, (Math.min(cloth.width(), cloth.height()) - 170) * .13, 36 * Math.max(1, scale));
    }

    private ClassicLayout finished(
            double band, Box cloth, Row hand, Box rack, Box yard, Box head, Box pile, Box thought) {
        double hem = hem(cloth);
        Row backs = space.backs(band, cloth.x() + hem, cloth.width() - 2 * hem);
        double high = within(20, 28 * scale, 48);
        double wide = Math.min(cloth.width() * .8, within(250, 330 * scale, 620));
        double messageY = Math.min(cloth.bottom() - 2 - high, cloth.bottom() - hem / 2 - high / 2);
        Box message = new Box(cloth.centreX() - wide / 2, messageY, wide, high);
        double top = Math.max(cloth.y() + hem, Space.belowBacks(backs));
        double low = Math.min(cloth.bottom() - hem, messageY - 3);
        Box board = new Box(cloth.x() + hem, top, cloth.width() - 2 * hem, low - top);
        Plates plates = space.isStrip()
                ? stripPlates(pile)
                : space.isWide() ? abreast(band, ClassicLayout.has(thought)) : inTwoLines(band);
        TableLayout table = new TableLayout(
                space.frame(band),
                plates.own,
                plates.other,
                plates.clock,
                plates.gear,
                plates.sum,
                board,
                backs,
                hand,
                rack.grown(-pad),
                yard,
                yard);
        Box bubble = ClassicLayout.has(thought) ? thought : plates.thought;
        return new ClassicLayout(
                table, cloth, rack, message, bubble, pile, head, NOWHERE, NOWHERE, false, NOWHERE, scale, false);
    }

    private record Plates(Box own, Box other, Box clock, Box gear, Box sum, Box thought) {}

    /** All plates in one line, and the thought bubble too if it has no other place. */
    private Plates abreast(double band, boolean thoughtElsewhere) {
        double high = Math.rint((band - space.top()) * .76);
        double y = space.top() + (band - 3 - space.top() - high) / 2;
        double side = Math.max(FINGER, high);
        Box gear = gear(y + (high - side) / 2, side);
        double sum = within(isNarrow() ? 72 : 92, 200 * scale, space.width() * .2);
        double clock = needs.clocked() ? high * 1.9 : 0;
        double bubble = thoughtElsewhere ? 0 : within(44, space.width() * .25 - 68, 60);
        double group = sum + (clock > 0 ? clock + gap : 0) + (bubble > 0 ? bubble + gap : 0);
        double from = space.left() + margin;
        double to = right(gear);
        double wide = Math.min(300 * Math.max(.8, scale), (to - from - group - 2 * gap) / 2);
        double middle = space.left() + space.width() / 2;
        double x = within(from + wide + gap, middle - group / 2, to - wide - gap - group);
        Box clockBox = clock > 0 ? new Box(x, y, clock, high) : NOWHERE;
        double sumX = x + (clock > 0 ? clock + gap : 0);
        Box sumBox = new Box(sumX, y, sum, high);
        Box thought = bubble > 0 ? new Box(sumBox.right() + gap, y, bubble, high) : NOWHERE;
        return new Plates(
                new Box(from, y, wide, high), new Box(to - wide, y, wide, high), clockBox, gear, sumBox, thought);
    }

    private Box gear(double y, double side) {
        return needs.lesson() ? NOWHERE : new Box(space.right() - margin - side, y, side, side);
    }

    /** How far to the right the plates reach. */
    private double right(Box gear) {
        return ClassicLayout.has(gear) ? gear.x() - gap : space.right() - margin;
    }

    private Plates inTwoLines(double band) {
        double high = lineHeight();
        double y = space.top() + 5;
        double side = Math.max(FINGER, high);
        Box gear = gear(y, side);
        double from = space.left() + margin;
        double wide = Math.min(Math.max(LEAST_PLATE, 300 * scale), (right(gear) - from - gap) / 2);
        double second = band - 7 - FINGER;
        double taken = thoughtWide() + gap + (space.isPhone() ? 50 + gap : 0);
        double clock = needs.clocked() ? 66 * Math.max(1, scale) : 0;
        double room = space.width() - 2 * margin - taken - (clock > 0 ? clock + gap : 0);
        Box sum = new Box(from, second + 3, Math.min(room, 260 * Math.max(1, scale)), FINGER - 6);
        Box clockBox = clock > 0 ? new Box(sum.right() + gap, second + 3, clock, FINGER - 6) : NOWHERE;
        return new Plates(
                new Box(from, y, wide, high), new Box(right(gear) - wide, y, wide, high), clockBox, gear, sum, NOWHERE);
    }
}
