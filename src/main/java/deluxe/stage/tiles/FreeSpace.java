package deluxe.stage.tiles;

import deluxe.felt.Anchor;
import deluxe.stage.art.Box;
import deluxe.stage.art.SeatPlate;
import java.util.List;
import java.util.Optional;

/** Finds space for what is shown for a while: not over played tiles, nor where the board goes on, nor over the boneyard. */
public final class FreeSpace {
    private static final double STEP = 8;
    private static final double EDGE = 8;
    /** How far above its wanted place a note can be, in its own heights. */
    private static final double FARTHEST = 4;

    /** Tiles nearer to the board than this, in its u, would look joined to it. */
    private static final double APART = .4;

    private final TableItems items;
    private final TableLayout layout;

    public FreeSpace(TableItems items, TableLayout layout) {
        this.items = items;
        this.layout = layout;
    }

    boolean isFree(Box box) {
        for (Bone bone : items.board().bones()) {
            if (bone.destination().box().meets(box)) {
                return false;
            }
        }
        for (Anchor anchor : items.board().anchors()) {
            if (end(anchor).meets(box)) {
                return false;
            }
        }
        return items.heap().bones().isEmpty() || !items.heap().tray().meets(box);
    }

    private static boolean meetsAny(Box box, List<Box> others) {
        for (Box other : others) {
            if (other.meets(box)) {
                return true;
            }
        }
        return false;
    }

    private Box end(Anchor anchor) {
        Board board = items.board();
        double half = board.u() / 2;
        return new Box(board.x(anchor, half) - half, board.y(anchor, half) - half, 2 * half, 2 * half);
    }

    /**
     * Decides where the opponent's turned up tiles lie: below its row. If the board reaches that far, they lie beside it there, or are
     * smaller, and if that does not help, they lie in the boneyard's place. Where the boneyard always has that place, they stay below the
     * row, over the board, on a tray.
     */
    public void turnUp() {
        OpponentRow row = items.opponent();
        int count = row.bones().size();
        row.lieAside(Optional.empty());
        if (count == 0 || row.isOpen() || isApart(row, count)) {
            return;
        }
        Optional<Spread> beside = besideBoard(row, row.largest()).or(() -> besideBoard(row, row.smaller()));
        row.lieAside(
                items.heap().stands() || beside.isPresent()
                        ? beside
                        : Optional.of(Spread.within(layout.heaps().own(), count, row.largest())));
    }

    /** So wide below the row, as near its middle as they lie apart from the board. */
    private Optional<Spread> besideBoard(OpponentRow row, double u) {
        Box middle = row.below(u);
        Box within = layout.board();
        for (double far = 0; far < within.width() / 2; far += STEP) {
            for (double x : new double[] {far, -far}) {
                Box box = middle.moved(x, 0);
                Spread there = Spread.within(box, row.bones().size(), u);
                if (box.x() >= within.x() && box.right() <= within.right() && isApart(there)) {
                    return Optional.of(there);
                }
            }
        }
        return Optional.empty();
    }

    private boolean isApart(Spread spread) {
        for (int at = 0; at < spread.count(); at++) {
            if (!isApart(spread.place(at))) {
                return false;
            }
        }
        return true;
    }

    private boolean isApart(OpponentRow row, int count) {
        for (int at = 0; at < count; at++) {
            if (!isApart(row.revealed(at))) {
                return false;
            }
        }
        return true;
    }

    private boolean isApart(Pose tile) {
        return isFree(tile.box().grown(items.board().u() * APART));
    }

    /**
     * Where the points of a leftover tile are shown: this far below its middle (above, if negative), or at its end, as long as that hides
     * nothing that is {@code spared} and no other tiles, unless turned up tiles lie over those anyway; otherwise in its half.
     */
    public Box medal(Pose tile, double away, double size, List<Box> spared) {
        boolean mayLieOver = items.heap().stands();
        double down = Math.signum(away);
        for (double far : new double[] {away, down * tile.u() * CountedHand.TO_MEDAL}) {
            Box medal = around(tile.x(), tile.y() + far, size);
            if ((mayLieOver || isFree(medal)) && !meetsAny(medal, spared)) {
                return medal;
            }
        }
        return around(tile.x(), tile.y() + down * (tile.u() - size / 2), size);
    }

    private static Box around(double x, double y, double size) {
        return new Box(x - size / 2, y - size / 2, size, size);
    }

    /** A free place for a note: here, or the nearest one that is no farther below; {@code otherwise} if there is none. */
    private Box near(Box wanted, List<Box> spared, double highest, Box otherwise) {
        double right = layout.frame().width() - EDGE - wanted.width();
        double left = Math.max(EDGE, Math.min(right, wanted.x()));
        Box best = otherwise;
        double least = Double.POSITIVE_INFINITY;
        for (double y = wanted.y(); y >= highest && wanted.y() - y < least; y -= STEP) {
            for (double far = 0; wanted.y() - y + far < least && far < right; far += STEP) {
                for (double x : new double[] {left - far, left + far}) {
                    Box place = new Box(x, y, wanted.width(), wanted.height());
                    if (x >= EDGE && x <= right && isFree(place) && !meetsAny(place, spared)) {
                        best = place;
                        least = wanted.y() - y + far;
                    }
                }
            }
        }
        return best;
    }

    /**
     * Where a note about the boneyard is shown: above it, clear of what is {@code spared}; otherwise over the hand, from which nothing can
     * be played while the player must draw.
     */
    public Box besideHeap(Box note, List<Box> spared) {
        Box heap = items.heap().tray();
        Box hand = layout.hand().box();
        Box above = note.moved(heap.centreX() - note.centreX(), heap.y() - 6 - note.bottom());
        boolean isAboveHand = heap.bottom() <= hand.y();
        double x = CommonLayout.within(
                EDGE, hand.centreX() - note.width() / 2, layout.frame().width() - EDGE - note.width());
        double y = isAboveHand ? Math.max(hand.y(), heap.bottom() + 4) : hand.centreY() - note.height() / 2;
        return near(above, spared, layout.board().y(), new Box(x, y, note.width(), note.height()));
    }

    /** A free place for a note near the hand, beside the counter; otherwise over the opponent's backs, where no tile is ever played. */
    public Box aboveHand(Box note) {
        double highest = Math.max(layout.board().y(), note.y() - FARTHEST * note.height());
        Box overBacks = note.moved(0, layout.board().y() - note.bottom());
        return near(note, List.of(layout.plates().counter()), highest, overBacks);
    }

    /** A free place at the top of the board for what the opponent says, as near to the portrait as can be; otherwise none. */
    public Box atPortrait(Box note) {
        TableLayout.Plates plates = layout.plates();
        Box portrait = SeatPlate.portrait(
                plates.other(), plates.other().centreX() > layout.frame().width() / 2);
        Box board = layout.board();
        double x = CommonLayout.within(board.x(), portrait.centreX() - note.width() / 2, board.right() - note.width());
        Box below = new Box(x, board.y(), note.width(), note.height());
        return near(below, List.of(plates.counter(), plates.clock()), below.y(), TableLayout.NOWHERE);
    }
}
