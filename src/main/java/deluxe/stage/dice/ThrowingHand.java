package deluxe.stage.dice;

import deluxe.kit.Rng;
import java.util.List;

/** Releases the dice outside the rim that the flick comes over, in a triangle as if from an open hand, rolling forward. */
final class ThrowingHand {
    private static final double BEHIND_RIM = 34;
    private static final double LOWEST = 80;
    private static final double HEIGHTS = 24;
    private static final double THIRD_IS_HIGHER = 22;
    private static final double SLOWEST = 780;
    private static final double FASTEST = 1120;
    private static final double LEAST_SPIN = 13;
    private static final double MOST_SPIN = 18;
    private static final double[] SIDEWAYS = {-50, 50, 2};
    private static final double[] AHEAD = {0, -6, -92};
    private static final double SHIFTS = 90;

    private final ThrowBoard board;
    private final Flick flick;
    private final Rng luck;

    ThrowingHand(ThrowBoard board, Flick flick, Rng luck) {
        this.board = board;
        this.flick = flick;
        this.luck = luck;
    }

    private double upTo(double most) {
        return (luck.nextInt() >>> 8) / 16777216.0 * most;
    }

    private double around(double width) {
        return upTo(width) - width / 2;
    }

    void release(List<DieBody> dice) {
        double swerve = around(.5);
        double right = flick.rightward() - flick.forward() * swerve;
        double away = flick.forward() + flick.rightward() * swerve;
        double length = Math.sqrt(right * right + away * away);
        right /= length;
        away /= length;
        double mirrored = luck.below(2) == 0 ? -1 : 1;
        double shift = around(SHIFTS);
        for (int at = 0; at < dice.size(); at++) {
            double side = dice.size() == 1 ? 0 : SIDEWAYS[at] * mirrored;
            double ahead = (dice.size() == 1 ? 0 : AHEAD[at]) - behind(right, away);
            release(dice.get(at), right, away, side, shift, ahead, at == 2 ? THIRD_IS_HIGHER : 0);
        }
    }

    /** The distance from the middle of the board to the hand. */
    private double behind(double right, double away) {
        double toSide = right == 0 ? Double.MAX_VALUE : board.width() / 2 / Math.abs(right);
        double toEnd = away == 0 ? Double.MAX_VALUE : board.height() / 2 / Math.abs(away);
        return Math.min(toSide, toEnd) + BEHIND_RIM;
    }

    private void release(
            DieBody die, double right, double away, double side, double shift, double ahead, double higher) {
        double across = side + shift;
        die.at[0] = board.width() / 2 + right * ahead - away * across;
        die.at[1] = board.height() / 2 + away * ahead + right * across;
        die.at[2] = LOWEST + upTo(HEIGHTS) + higher;
        double[] turn = direction(4);
        double speed = (SLOWEST + (FASTEST - SLOWEST) * flick.force()) * (.88 + upTo(.24));
        double outwards = around(.30) * speed - side * .9;
        die.speed[0] = right * speed - away * outwards;
        die.speed[1] = away * speed + right * outwards;
        die.speed[2] = 20 + upTo(150);
        double[] wobble = direction(3);
        double x = -away + wobble[0] * .75;
        double y = right + wobble[1] * .75;
        double z = wobble[2] * .75;
        double spin = (LEAST_SPIN + (MOST_SPIN - LEAST_SPIN) * flick.force())
                * (.8 + upTo(.4))
                / Math.sqrt(x * x + y * y + z * z);
        die.spin[0] = x * spin;
        die.spin[1] = y * spin;
        die.spin[2] = z * spin;
        die.turnTo(turn[0], turn[1], turn[2], turn[3]);
    }

    /** A random direction in this many dimensions, all equally likely. */
    private double[] direction(int dimensions) {
        double[] found = new double[dimensions];
        double square = 0;
        while (square <= .01 || square >= 1) {
            square = 0;
            for (int at = 0; at < dimensions; at++) {
                found[at] = around(2);
                square += found[at] * found[at];
            }
        }
        double length = Math.sqrt(square);
        for (int at = 0; at < dimensions; at++) {
            found[at] /= length;
        }
        return found;
    }
}
