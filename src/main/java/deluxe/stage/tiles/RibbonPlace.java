package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import java.util.List;

/** A place over the board where something wide hides as little as can be: of the tiles, and of what it speaks of. */
public final class RibbonPlace {
    /** From 0, the board's upper edge, to 1, and beyond where no tiles lie; the first of those that hide least is taken. */
    private static final double[] PLACES = {.12, .84, .34, .62, 0, 1, .23, .48, .73, 1.15, 1.3, -.1};

    /** In the middle, or where that hides something, to the left or the right. */
    private static final double[] SIDES = {.5, 0, 1};

    /** How much worse it is to hide what is spoken of than as much of the tiles. */
    private static final double DEARER = 8;

    /** How far the points of a tile that is left over reach beyond it, in its u. */
    private static final double POINTS = .8;

    /** It has not been looked for yet. */
    private static final double UNKNOWN = Double.POSITIVE_INFINITY;

    private final TableItems items;
    private final List<Box> spared;
    private double down = UNKNOWN;

    private double side = SIDES[0];

    /** @param spared what is to be seen beside it */
    public RibbonPlace(TableItems items, List<Box> spared) {
        this.items = items;
        this.spared = spared;
    }

    public Box board() {
        return items.board().box();
    }

    /** Where a box of this size stands. The place is found when it is asked for first, as the tiles lie then, and kept. */
    public Box box(double wide, double high) {
        if (down == UNKNOWN) {
            look(wide, high);
        }
        return box(wide, high, down, side);
    }

    private Box box(double wide, double high, double place, double aside) {
        double x = board().x() + (board().width() - wide) * aside;
        return new Box(x, board().y() + (board().height() - high) * place, wide, high);
    }

    private void look(double wide, double high) {
        double least = Double.POSITIVE_INFINITY;
        for (double aside : SIDES) {
            for (double place : PLACES) {
                double hidden = hidden(box(wide, high, place, aside));
                if (hidden < least) {
                    least = hidden;
                    down = place;
                    side = aside;
                }
            }
        }
    }

    private double hidden(Box box) {
        double hidden = MedalPlace.hidden(box, items.board().bones())
                + MedalPlace.hidden(box, items.opponent().bones())
                + DEARER * turnedUp(box)
                + MedalPlace.hidden(box, items.hand().bones())
                + MedalPlace.hidden(box, items.heap().bones());
        for (Box each : spared) {
            hidden += DEARER * box.shared(each);
        }
        return hidden;
    }

    /** How much it would hide of the opponent's tiles that are being counted, and of their points. */
    private double turnedUp(Box box) {
        double hidden = 0;
        if (items.opponent().isTurnedUp()) {
            for (Bone bone : items.opponent().bones()) {
                Pose pose = bone.destination();
                hidden += box.shared(pose.box().grown(pose.u() * POINTS));
            }
        }
        return hidden;
    }
}
