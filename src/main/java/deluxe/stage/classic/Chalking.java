package deluxe.stage.classic;

/**
 * A score that changes to another, stroke by stroke as if drawn by hand. Times are those of the table.
 *
 * @param from the points before
 * @param to the points at the end
 * @param target the target that the sheet is for
 */
record Chalking(int from, int to, int target, double startMillis) {
    private static final double STROKE_MILLIS = 240;
    /** A stroke grows in this many visible steps. */
    private static final int STEPS = 6;

    static Chalking resting(int points) {
        return new Chalking(points, points, points, 0);
    }

    /** The points on the sheet: those of the strokes that are fully drawn or, once all are, {@code to}. */
    int points(double nowMillis) {
        return isOver(nowMillis) ? to : Math.max(from, (firstStroke() + drawn(nowMillis)) * ChalkTally.STROKE);
    }

    /** The number of the stroke that is being drawn. */
    int stroke(double nowMillis) {
        return firstStroke() + drawn(nowMillis);
    }

    /** How much of that stroke is drawn, from 0 to 1. */
    double progress(double nowMillis) {
        double strokes = Math.max(0, nowMillis - startMillis) / STROKE_MILLIS;
        return Math.floor((strokes - drawn(nowMillis)) * STEPS) / STEPS;
    }

    boolean isOver(double nowMillis) {
        return firstStroke() + drawn(nowMillis) >= ChalkTally.strokes(to, target);
    }

    /** When the last stroke is finished. */
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
