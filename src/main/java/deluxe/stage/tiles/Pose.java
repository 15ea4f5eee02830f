package deluxe.stage.tiles;

import deluxe.stage.art.Box;
import deluxe.stage.art.Lie;

/**
 * Where a tile is and how it is held.
 *
 * @param x of its middle, in CSS pixels
 * @param y likewise
 * @param u its width as it is seen
 * @param turn in radians clockwise; at 0 it stands upright, its high half above
 * @param faceUp from 0, face down, to 1; in between it is being turned over
 * @param lift how high it is above the felt, from 0 to 1, where the player holds it
 * @param alpha how opaque it is
 */
public record Pose(double x, double y, double u, double turn, double faceUp, double lift, double alpha) {
    static final double QUARTER = Math.PI / 2;

    public static Pose faceUp(double x, double y, double u, double turn) {
        return new Pose(x, y, u, turn, 1, 0, 1);
    }

    public static Pose faceDown(double x, double y, double u, double turn) {
        return new Pose(x, y, u, turn, 0, 0, 1);
    }

    /** The pose at this share of the way to another; it turns the shorter way. */
    Pose towards(Pose to, double share) {
        double whole = 2 * Math.PI;
        double difference = to.turn - turn;
        double shorter = difference - whole * Math.floor(difference / whole + .5);
        return new Pose(
                x + (to.x - x) * share,
                y + (to.y - y) * share,
                u + (to.u - u) * share,
                turn + shorter * share,
                faceUp + (to.faceUp - faceUp) * share,
                lift + (to.lift - lift) * share,
                alpha + (to.alpha - alpha) * share);
    }

    public Pose moved(double right, double down) {
        return new Pose(x + right, y + down, u, turn, faceUp, lift, alpha);
    }

    Pose lifted(double newLift) {
        return new Pose(x, y, u, turn, faceUp, newLift, alpha);
    }

    Pose turned(double newTurn) {
        return new Pose(x, y, u, newTurn, faceUp, lift, alpha);
    }

    Pose shown(double newAlpha) {
        return new Pose(x, y, u, turn, faceUp, lift, newAlpha);
    }

    /** The quarter turn that it is nearest to, 0 to 3. */
    int quarter() {
        return Math.floorMod((int) Math.floor(turn / QUARTER + .5), 4);
    }

    Lie lie() {
        return quarter() % 2 == 0 ? Lie.UPRIGHT : Lie.ACROSS;
    }

    /** What it would cover if it were turned to the nearest quarter. */
    public Box box() {
        return lie() == Lie.UPRIGHT ? new Box(x - u / 2, y - u, u, 2 * u) : new Box(x - u, y - u / 2, 2 * u, u);
    }
}
