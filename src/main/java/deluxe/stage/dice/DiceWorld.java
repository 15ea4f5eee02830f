package deluxe.stage.dice;

import java.util.ArrayList;
import java.util.List;

/** Dice on their board, moved in whole time steps. */
final class DiceWorld {
    static final int STEPS_A_SECOND = 480;
    static final double STEP_SECONDS = 1.0 / STEPS_A_SECOND;

    private static final double GRAVITY = 3000;
    private static final int SWEEPS = 10;
    /** An impulse smaller than this changes nothing visible. */
    private static final double SETTLED = .01;

    private static final double OVERLAP_LEFT = .06;
    private static final double OVERLAP_PARTED = .25;
    /** The least inward speed of a die that is still coming in over the rim. */
    private static final double COMING_IN = 240;

    private final ThrowBoard board;
    private final Touches touches;
    private final List<DieBody> dice = new ArrayList<>();
    private final List<DieBody> kept = new ArrayList<>();

    /** @param lying dice that lie on the board and stay there */
    DiceWorld(ThrowBoard board, int count, List<DiePose> lying) {
        this.board = board;
        touches = new Touches(board);
        for (int die = 0; die < count; die++) {
            dice.add(new DieBody());
        }
        for (DiePose pose : lying) {
            kept.add(DieBody.fixed(pose));
        }
    }

    List<DieBody> dice() {
        return dice;
    }

    /** The touches of the last step. */
    Touches touches() {
        return touches;
    }

    void step() {
        for (DieBody die : dice) {
            die.speed[2] -= GRAVITY * STEP_SECONDS;
            comeIn(die);
        }
        touches.find(dice, kept);
        solve();
        for (DieBody die : dice) {
            die.move(STEP_SECONDS);
        }
        part();
        for (DieBody die : dice) {
            die.place();
        }
    }

    /** A wall counts for a die only once the whole die has been inside it. */
    private void comeIn(DieBody die) {
        for (int wall = 0; wall < DieBody.WALLS; wall++) {
            if (!die.inside[wall]) {
                if (outermost(die, wall) >= DieBody.ROUNDING) {
                    die.inside[wall] = true;
                } else {
                    goOn(die, wall);
                }
            }
        }
    }

    private double outermost(DieBody die, int wall) {
        double least = Double.MAX_VALUE;
        for (int corner = 0; corner < DieBody.CORNERS; corner++) {
            double inside = board.distance(wall, die.corners[3 * corner], die.corners[3 * corner + 1]);
            least = inside < least ? inside : least;
        }
        return least;
    }

    private void goOn(DieBody die, int wall) {
        double inwards = die.speed[0] * board.normalX(wall) + die.speed[1] * board.normalY(wall);
        if (inwards < COMING_IN) {
            die.speed[0] += board.normalX(wall) * (COMING_IN - inwards);
            die.speed[1] += board.normalY(wall) * (COMING_IN - inwards);
        }
    }

    private void solve() {
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double most = 0;
            for (int at = 0; at < touches.count(); at++) {
                most = Math.max(most, touches.at(at).solve());
            }
            if (most < SETTLED) {
                return;
            }
        }
    }

    /** Corrects overlap by moving dice apart, never by changing their speed: at the deepest point of each pair, a little each step. */
    private void part() {
        for (int at = 0; at < touches.count(); at++) {
            Touch touch = touches.at(at);
            if (touch.depth > OVERLAP_LEFT && isDeepest(at)) {
                touch.part((touch.depth - OVERLAP_LEFT) * OVERLAP_PARTED);
            }
        }
    }

    private boolean isDeepest(int at) {
        Touch touch = touches.at(at);
        for (int other = 0; other < touches.count(); other++) {
            Touch another = touches.at(other);
            boolean isDeeper = another.depth > touch.depth || (another.depth == touch.depth && other < at);
            if (other != at && isDeeper && touch.isLike(another)) {
                return false;
            }
        }
        return true;
    }
}
