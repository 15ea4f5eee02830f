package deluxe.stage;

import deluxe.dominoes.Tile;

/** A tile as it is seen: its centre on the display in CSS pixels, how high it is lifted, and where it is on its way to. */
public final class Piece {
    private final Tile tile;
    private Tween x;
    private Tween y;
    private Tween lift = Tween.resting(0);

    public Piece(Tile tile, double x, double y) {
        this.tile = tile;
        this.x = Tween.resting(x);
        this.y = Tween.resting(y);
    }

    public Tile tile() {
        return tile;
    }

    public double x(double nowMillis) {
        return x.at(nowMillis);
    }

    public double y(double nowMillis) {
        return y.at(nowMillis);
    }

    /** From 0, on the felt, to 1, in the hand. */
    public double lift(double nowMillis) {
        return lift.at(nowMillis);
    }

    public boolean isMoving(double nowMillis) {
        return !(x.isOver(nowMillis) && y.isOver(nowMillis) && lift.isOver(nowMillis));
    }

    /** Is there from now on, under the finger. */
    public void place(double toX, double toY) {
        x = Tween.resting(toX);
        y = Tween.resting(toY);
    }

    public void fly(double toX, double toY, double nowMillis, double durationMillis) {
        x = x.towards(toX, nowMillis, durationMillis, Motion::settle);
        y = y.towards(toY, nowMillis, durationMillis, Motion::settle);
    }

    public void rise(double nowMillis, double durationMillis) {
        lift = lift.towards(1, nowMillis, durationMillis, Motion::settle);
    }

    public void sink(double nowMillis, double durationMillis) {
        lift = lift.towards(0, nowMillis, durationMillis, Motion::settle);
    }
}
