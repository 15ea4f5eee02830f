package deluxe.stage;

/** A number on its way from one value to another: a function of time alone. Times in milliseconds of the stage. */
public record Tween(double from, double to, double startMillis, double durationMillis, Motion.Easing easing) {
    /** A number that has arrived. */
    public static Tween resting(double value) {
        return new Tween(value, value, 0, 0, share -> share);
    }

    public double at(double nowMillis) {
        if (isOver(nowMillis)) {
            return to;
        }
        double share = Math.max(0, (nowMillis - startMillis) / durationMillis);
        return from + (to - from) * easing.at(share);
    }

    public boolean isOver(double nowMillis) {
        return nowMillis >= startMillis + durationMillis;
    }

    /** From wherever it is now to another value. */
    public Tween towards(double value, double nowMillis, double durationMillis, Motion.Easing easing) {
        return new Tween(at(nowMillis), value, nowMillis, durationMillis, easing);
    }
}
