package deluxe.stage.tiles;

import deluxe.dominoes.Tableau;
import deluxe.felt.Anchor;
import deluxe.stage.art.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A place over the board where something wide hides as little as possible of the tiles, and of what it is about. */
public final class RibbonPlace {
    /** From 0, at the board's upper edge, to 1, at its lower one, and beyond, where no tiles lie; the first that hides least is taken. */
    private static final double[] PLACES = {.12, .84, .34, .62, 0, 1, .23, .48, .73, 1.15, 1.3, -.1};

    /** In the middle, or, where that hides something, to the left or the right. */
    private static final double[] SIDES = {.5, 0, 1, .25, .75};

    /** How much worse it is to hide what must be seen than to hide as much of other tiles. */
    private static final double DEARER = 20;

    /** How far the points of a leftover tile reach beyond it, in its u. */
    private static final double POINTS = .8;

    /** A box is in the way if it hides tiles over more than this share of its own area. */
    private static final double CROWDED = .08;

    /** No place has been looked for yet. */
    private static final double UNKNOWN = Double.POSITIVE_INFINITY;

    private final TableItems items;
    private final List<Box> spared;
    private final Optional<Tableau> counted;
    private double down = UNKNOWN;
    private double side = SIDES[0];
    private double least;
    private Optional<Boolean> crowded = Optional.empty();
    private boolean isInHandsPlace;
    private Optional<Box> last = Optional.empty();

    /** @param spared what must stay in sight beside it */
    public RibbonPlace(TableItems items, List<Box> spared) {
        this(items, spared, Optional.empty());
    }

    private RibbonPlace(TableItems items, List<Box> spared, Optional<Tableau> counted) {
        this.items = items;
        this.spared = spared;
        this.counted = counted;
    }

    /**
     * For words about the sum of this tableau, clear of its ends, of what they count, and of where the next tile can land: as they lie now,
     * and as they will lie if the board is put in order meanwhile.
     */
    static RibbonPlace ofSum(TableItems items, List<Box> spared, Tableau tableau) {
        List<Box> seen = new ArrayList<>(spared);
        addEnds(seen, items.board(), tableau);
        return new RibbonPlace(items, seen, Optional.of(tableau));
    }

    private static void addEnds(List<Box> seen, Board board, Tableau tableau) {
        for (Anchor anchor : board.anchors()) {
            if (tableau.counts(anchor.end())) {
                seen.add(new MedalPlace(board).at(anchor));
                seen.add(board.bones().get(anchor.end().played()).destination().box());
            }
        }
    }

    public Box board() {
        return items.board().box();
    }

    /** Where a box of this size goes. The place is chosen when it is first asked for, as the tiles lie then, and kept. */
    public Box box(double wide, double high) {
        if (down == UNKNOWN) {
            look(wide, high);
        }
        Box box = isInHandsPlace ? inHandsPlace(wide, high) : box(wide, high, down, side);
        last = Optional.of(box);
        return box;
    }

    /** Whether the board was so full, when this was first asked, that a box of this size would be in the way wherever it went. */
    boolean isCrowded(double wide, double high) {
        if (crowded.isEmpty() && down == UNKNOWN) {
            look(wide, high);
            down = UNKNOWN;
            crowded = Optional.of(least > CROWDED * wide * high);
        }
        return crowded.orElse(false);
    }

    /** Whether the box that was placed hides some of this one. */
    boolean hides(Box box) {
        return last.isPresent() && last.get().meets(box);
    }

    /** Over the rack of a player who has no tiles left. */
    private Box inHandsPlace(double wide, double high) {
        Box hand = items.hand().row().box();
        return new Box(hand.centreX() - wide / 2, hand.centreY() - high / 2, wide, high);
    }

    private Box box(double wide, double high, double place, double aside) {
        double x = board().x() + (board().width() - wide) * aside;
        return new Box(x, board().y() + (board().height() - high) * place, wide, high);
    }

    private void look(double wide, double high) {
        List<Box> seen = new ArrayList<>(spared);
        if (counted.isPresent()) {
            addEnds(seen, items.board(), counted.get());
        }
        least = Double.POSITIVE_INFINITY;
        for (double aside : SIDES) {
            for (double place : PLACES) {
                double hidden = hidden(box(wide, high, place, aside), seen);
                if (hidden < least) {
                    least = hidden;
                    down = place;
                    side = aside;
                }
            }
        }
        double inHandsPlace = hidden(inHandsPlace(wide, high), seen);
        isInHandsPlace = items.hand().bones().isEmpty() && inHandsPlace < least;
        least = isInHandsPlace ? inHandsPlace : least;
    }

    private double hidden(Box box, List<Box> seen) {
        double hidden = MedalPlace.hidden(box, items.board().bones())
                + MedalPlace.hidden(box, items.opponent().bones())
                + MedalPlace.hidden(box, items.hand().bones())
                + MedalPlace.hidden(box, items.heap().bones());
        return hidden + ahead(box) + DEARER * (toBeSeen(box) + hiddenOf(seen, box));
    }

    /** How much it would hide of where the next tile can land. */
    private double ahead(Box box) {
        double hidden = 0;
        if (counted.isPresent()) {
            for (Anchor anchor : items.board().anchors()) {
                hidden += box.shared(items.board().ahead(anchor));
            }
        }
        return hidden;
    }

    private static double hiddenOf(List<Box> boxes, Box box) {
        double hidden = 0;
        for (Box each : boxes) {
            hidden += box.shared(each);
        }
        return hidden;
    }

    /** How much it would hide of the tile that was played last, and of tiles that are being counted, with their points. */
    private double toBeSeen(Box box) {
        List<Bone> played = items.board().bones();
        double hidden = played.isEmpty()
                ? 0
                : box.shared(played.get(played.size() - 1).destination().box());
        hidden += items.opponent().isTurnedUp() ? ofCounted(items.opponent().bones(), box) : 0;
        hidden += items.hand().isCounted() ? ofCounted(items.hand().bones(), box) : 0;
        return hidden;
    }

    private static double ofCounted(List<Bone> bones, Box box) {
        double hidden = 0;
        for (Bone bone : bones) {
            Pose pose = bone.destination();
            hidden += box.shared(pose.box().grown(pose.u() * POINTS));
        }
        return hidden;
    }
}
