package deluxe.stage.classic;

/**
 * A score on its way to another, stroke by stroke as the hand draws it. Times are those of the table.
 *
 * @param from the points before
 * @param to the points in the end
 * @param target that the sheet is for
 */
record Chalking(int from, int to, int target, double startMillis) {
    private static final double STROKE_MILLIS = 240;
    /** A stroke is seen to grow in so many steps. */
    private static final int STEPS = 6;

    static Chalking resting(int points) {
        return new Chalking(points, points, points, 0);
    }

    /** What the sheet says: strokes that are wholly drawn, and the points themselves once all are. */
    int points(double nowMillis) {
        return isOver(nowMillis) ? to : Math.max(from, (firstStroke() + drawn(nowMillis)) * ChalkTally.STROKE);
    }

    /** Which stroke is being drawn. */
    int stroke(double nowMillis) {
        return firstStroke() + drawn(nowMillis);
    }

    /** How much of that one is drawn, from 0 to 1. */
    double progress(double nowMillis) {
        double strokes = Math.max(0, nowMillis - startMillis) / STROKE_MILLIS;
        return Math.floor((strokes - drawn(nowMillis)) * STEPS) / STEPS;
    }

    boolean isOver(double nowMillis) {
        return firstStroke() + drawn(nowMillis) >= ChalkTally.strokes(to, target);
    }

    /** When its last stroke is drawn. */
    double overMillis() {
        return startMillis + (ChalkTally.strokes(to, target) - firstStroke()) * STROKE_MILLIS;
    }

    private int firstStroke() {
        return ChalkTally.strokes(from, target);
    }

    private int drawn(double nowMillis) {
        return (int) Math.floor(Math.max(0, nowMillis - startMillis) / STROKE_MILLIS);
    }
}
