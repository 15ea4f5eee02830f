package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import deluxe.stage.art.TableFrame;

/**
 * Where everything is on a display, in CSS pixels.
 *
 * @param board where the played tiles lie
 * @param opponentRow where the opponent's tiles show from under the band
 * @param hand the player's tiles
 * @param reach how far the player's tiles may spread if there are too many for their place
 * @param counter where the number of tiles on the board and in the boneyard is shown, and the sum
 * @param playersHeap the boneyard when the player draws
 * @param opponentsHeap the boneyard when the opponent draws
 */
public record TableLayout(
        TableFrame frame,
        Box playerPlate,
        Box opponentPlate,
        Box clock,
        Box gear,
        Box counter,
        Box board,
        Row opponentRow,
        Row hand,
        Box reach,
        Box playersHeap,
        Box opponentsHeap) {

    private static final double BESIDE_HEAP = 14;

    /** How far the player's tiles may spread in this state. */
    public Box reach(TableState state) {
        return state.mustDraw() ? reachWhileDrawing() : reach;
    }

    /** How far the player's tiles may spread while the player draws: not over a boneyard that lies beside them. */
    public Box reachWhileDrawing() {
        double left = playersHeap.right() <= hand.box().x() ? playersHeap.right() + BESIDE_HEAP : reach.x();
        double right = playersHeap.x() >= hand.box().right() ? playersHeap.x() - BESIDE_HEAP : reach.right();
        double from = Math.min(hand.box().x(), Math.max(reach.x(), left));
        double to = Math.max(hand.box().right(), Math.min(reach.right(), right));
        return new Box(from, reach.y(), to - from, reach.height());
    }

    /** Where the numbers of the countdown are stamped. */
    public Box numeral() {
        double most = Math.max(320, frame.height() * .3);
        double side = Math.floor(Math.min(most, Math.min(board.width(), board.height() * 1.1)));
        return new Box(board.centreX() - side / 2, board.centreY() - side / 2, side, side);
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
