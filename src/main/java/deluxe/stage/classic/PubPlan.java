package deluxe.stage.classic;

import static deluxe.stage.classic.ClassicLayout.NOWHERE;
import static deluxe.stage.tiles.CommonLayout.within;

import deluxe.stage.Finger;
import deluxe.stage.art.Box;
import deluxe.stage.tiles.Row;
import deluxe.stage.tiles.TableLayout;

/**
 * How the pub's table is laid out: on a desktop with both slates beside the board, on a phone in landscape with a small slate on
 * one side and buttons on the other, on an upright display with the slate above the board and the buttons below the hand.
 */
final class PubPlan {
    private static final double DESK_SCALE = .8;
    private static final double FINGER = Finger.SMALLEST_TARGET;

    private final Space space;
    private final TableNeeds needs;
    private final double scale;
    private final double margin;
    private final double gap;
    private final double pad;

    private PubPlan(Space space, TableNeeds needs, double scale) {
        this.space = space;
        this.needs = needs;
        this.scale = scale;
        margin = space.isPhone() ? 4 : Math.max(6, 10 * scale);
        gap = Math.max(4, 8 * scale);
        pad = space.isPhone() ? 4 : Math.max(6, 9 * scale);
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
        double band = space.top() + 64 * scale;
        double left = space.left() + margin;
        double right = space.right() - margin;
        double leftWide = 202 * scale;
        double rightWide = 192 * scale;
        double cluster = 172 * scale;
        Row hand = hand(.075, left + pad, right - cluster - margin - pad, space.bottom() - 4 - pad);
        Box rack = Space.rack(hand, pad);
        double bottom = rack.y() - 14 * scale;
        Box slate = new Box(left, space.top() + 112 * scale, leftWide, bottom - space.top() - 112 * scale);
        Box used = new Box(right - rightWide, band + gap, rightWide, bottom - band - gap);
        double side = Math.max(FINGER, 46 * scale);
        Box gear = new Box(right - side, space.top() + (64 * scale - side) / 2 - 2, side, side);
        Box clock = needs.clocked() ? new Box(used.x(), gear.y() + 1, rightWide - side - gap, side - 2) : NOWHERE;
        double from = slate.right() + gap;
        double to = used.x() - gap;
        double half = Math.max(FINGER, (rack.height() - gap) / 2);
        Box yard = new Box(right - cluster, rack.bottom() - 2 * half - gap, cluster, half);
        Box pass = yard.moved(0, half + gap);
        double high = within(30, 34 * scale, 60);
        Box message = new Box(from, bottom - high, to - from, high);
        Box plates = new Box(from, gear.y(), to - from, side);
        return finished(
                band,
                plates,
                clock,
                gear,
                between(from, to, band, message),
                hand,
                rack,
                yard,
                message,
                slate,
                used,
                true,
                pass);
    }

    /** For wide displays that are too small for {@link #desk}. The hand is between the columns if there is room, else below them. */
    private ClassicLayout low() {
        double band = space.top() + 52;
        double left = space.left() + margin;
        double right = space.right() - margin;
        double slateWide = within(90, space.width() * .18, 150);
        double buttons = within(74, space.width() * .13, 124);
        double from = left + slateWide + gap;
        double to = right - buttons - gap;
        boolean between = to - from >= needs.dealt() * FINGER + 2 * pad;
        double handFrom = between ? from + pad : left + pad;
        double handTo = between ? to - pad : right - pad;
        Row hand = hand(.1, handFrom, handTo, space.bottom() - 3 - pad);
        Box rack = Space.rack(hand, pad);
        double bottom = between ? space.bottom() - 4 : rack.y() - gap;
        Box slate = new Box(left, band + 2, slateWide, bottom - band - 2);
        double each = Math.min(60, (bottom - band - 2 - 2 * gap) / 3);
        Box pass = new Box(right - buttons, bottom - each, buttons, each);
        Box yard = pass.moved(0, -each - gap);
        Box used = yard.moved(0, -each - gap);
        Box message = new Box(from, rack.y() - gap - 26, to - from, 26);
        double clock = needs.clocked() ? 92 : 0;
        Box gear = gear(new Box(right - FINGER, space.top() + 4, FINGER, FINGER));
        double free = ClassicLayout.has(gear) ? gear.x() - gap : right;
        double y = space.top() + 6;
        Box clockBox = clock > 0 ? new Box(free - clock, y, clock, 40) : NOWHERE;
        Box plates = new Box(left, y, (clock > 0 ? clockBox.x() - gap : free) - left, 40);
        return finished(
                band,
                plates,
                clockBox,
                gear,
                between(from, to, band, message),
                hand,
                rack,
                yard,
                message,
                slate,
                used,
                false,
                pass);
    }

    /** For the narrow strip beside a lesson: the slate beside the board, the buttons beside the hand. */
    private ClassicLayout strip() {
        double left = space.left() + margin;
        double right = space.right() - margin;
        Box plates = new Box(left, space.top() + 3, right - left, 34);
        double band = plates.bottom() + 4;
        double buttons = 62;
        Row hand = hand(.1, left + pad, right - buttons - gap - pad, space.bottom() - 3 - pad);
        Box rack = Space.rack(hand, pad);
        double half = (rack.height() - gap) / 2;
        Box yard = new Box(right - buttons, rack.y(), buttons, half);
        Box pass = yard.moved(0, half + gap);
        Box message = new Box(left, rack.y() - gap - 24, right - left, 24);
        Box slate = new Box(left, band + 2, Math.rint(space.width() * .37), message.y() - gap - band - 2);
        Box middle = between(slate.right() + gap, right, band, message);
        return finished(band, plates, NOWHERE, NOWHERE, middle, hand, rack, yard, message, slate, NOWHERE, false, pass);
    }

    private ClassicLayout standing() {
        double left = space.left() + margin;
        double right = space.right() - margin;
        double line = Math.max(FINGER, 50 * scale);
        Box gear = gear(new Box(right - line, space.top() + 4, line, line));
        double free = ClassicLayout.has(gear) ? gear.x() - gap : right;
        Box plates = new Box(left, space.top() + 5, free - left, line - 2);
        double slateY = space.top() + 4 + line + gap;
        double slateHigh = space.isPhone() ? within(84, space.height() * .15, 116) : 150 * scale;
        Box slate = new Box(left, slateY, right - left, slateHigh);
        double each = (right - left - 2 * gap) / 3;
        Box used = new Box(left, space.bottom() - margin / 2 - line, each, line);
        Box yard = used.moved(each + gap, 0);
        Box pass = yard.moved(each + gap, 0);
        Row hand = hand(.066, left + pad, right - pad, used.y() - gap - pad);
        Box rack = Space.rack(hand, pad);
        double high = within(28, 36 * scale, 60);
        double clock = needs.clocked() ? 70 * Math.max(1, scale) : 0;
        double wide = right - left - (clock > 0 ? clock + gap : 0);
        Box message = new Box(left, rack.y() - gap - high, wide, high);
        Box clockBox = clock > 0 ? new Box(message.right() + gap, message.y(), clock, high) : NOWHERE;
        double band = slate.bottom();
        return finished(
                band,
                plates,
                clockBox,
                gear,
                between(left, right, band, message),
                hand,
                rack,
                yard,
                message,
                slate,
                used,
                false,
                pass);
    }

    private Row hand(double share, double from, double to, double bottom) {
        double liked = within(38, space.height() * share, 120);
        return Space.hand(liked, needs.dealt(), from, to, space.left() + space.width() / 2, bottom);
    }

    private Box gear(Box place) {
        return needs.lesson() ? NOWHERE : place;
    }

    private static Box between(double from, double to, double band, Box message) {
        return new Box(from, band, to - from, message.y() - 4 - band);
    }

    private ClassicLayout finished(
            double band,
            Box line,
            Box clock,
            Box gear,
            Box middle,
            Row hand,
            Box rack,
            Box yard,
            Box message,
            Box slate,
            Box used,
            boolean usedOpen,
            Box pass) {
        Row backs = space.backs(band, middle.x(), middle.width());
        double top = Space.belowBacks(backs);
        Box board = new Box(middle.x(), top, middle.width(), middle.bottom() - top);
        double sum = within(
                space.isStrip() ? 44 : 58, line.width() * (space.isPhone() ? .155 : .2), 110 * Math.max(1, scale));
        double wide = Math.min(260 * Math.max(1, scale), (line.width() - sum - 2 * gap) / 2);
        Box own = new Box(line.x(), line.y(), wide, line.height());
        Box other = new Box(line.right() - wide, line.y(), wide, line.height());
        Box sumBox = new Box((own.right() + other.x() - sum) / 2, line.y(), sum, line.height());
        TableLayout table = new TableLayout(
                space.frame(band), own, other, clock, gear, sumBox, board, backs, hand, rack.grown(-pad), yard, yard);
        return new ClassicLayout(
                table, middle, rack, message, NOWHERE, NOWHERE, NOWHERE, slate, used, usedOpen, pass, scale, false);
    }
}
