package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;
import java.util.function.UnaryOperator;

/**
 * Where everything is on a display, in CSS pixels.
 *
 * @param board where the played tiles lie
 * @param opponentRow where the opponent's tiles show from under the band
 * @param hand the player's tiles
 * @param reach how far the player's tiles may spread if there are too many for their place
 * @param heaps the boneyard
 */
public record TableLayout(
        TableFrame frame, Plates plates, Box board, Row opponentRow, Row hand, Box reach, Heaps heaps) {
    /** What a table has no place for. */
    public static final Box NOWHERE = new Box(0, 0, 0, 0);

    private static final double BESIDE_HEAP = 14;

    /**
     * What stands around the board.
     *
     * @param own the player's plate
     * @param other the opponent's plate
     * @param counter where the number of tiles on the board and in the boneyard is shown, and the sum
     */
    public record Plates(Box own, Box other, Box clock, Box gear, Box counter) {
        Plates withoutGear(Box otherPlate) {
            return new Plates(own, otherPlate, clock, NOWHERE, counter);
        }
    }

    /**
     * Where the boneyard is.
     *
     * @param own when the player draws
     * @param other when the opponent draws
     */
    public record Heaps(Box own, Box other) {}

    /** The layout with every box moved like this, in the same frame. */
    public TableLayout moved(UnaryOperator<Box> move) {
        Plates moved = new Plates(
                move.apply(plates.own),
                move.apply(plates.other),
                move.apply(plates.clock),
                move.apply(plates.gear),
                move.apply(plates.counter));
        Heaps movedHeaps = new Heaps(move.apply(heaps.own), move.apply(heaps.other));
        return new TableLayout(
                frame,
                moved,
                move.apply(board),
                opponentRow.moved(move),
                hand.moved(move),
                move.apply(reach),
                movedHeaps);
    }

    /** How far the player's tiles may spread in this state. */
    public Box reach(TableState state) {
        return state.mustDraw() ? reachWhileDrawing() : reach;
    }

    /** How far the player's tiles may spread while the player draws: not over a boneyard that lies beside them. */
    public Box reachWhileDrawing() {
        Box heap = heaps.own;
        double left = heap.right() <= hand.box().x() ? heap.right() + BESIDE_HEAP : reach.x();
        double right = heap.x() >= hand.box().right() ? heap.x() - BESIDE_HEAP : reach.right();
        double from = Math.min(hand.box().x(), Math.max(reach.x(), left));
        double to = Math.max(hand.box().right(), Math.min(reach.right(), right));
        return reach.across(from, to);
    }

    /** Where the numbers of the countdown are stamped. */
    public Box numeral() {
        double most = Math.max(320, frame.height() * .3);
        double side = Math.floor(Math.min(most, Math.min(board.width(), board.height() * 1.1)));
        return board.centred(side, side);
    }

    /** The lower edge of explanations near the hand. */
    public double noteBottom() {
        return hand.box().y() - hand.u() * .3 - 4;
    }

    public double noteMiddle() {
        return hand.box().centreX();
    }

    public double noteWidth() {
        double aside = Math.min(noteMiddle(), frame.width() - noteMiddle());
        return Math.min(460, 2 * (aside - 8));
    }
}
