package deluxe.stage;

/**
 * The stage's own time: it runs as the display's does, but when hurried it runs through what is being told in a moment. All
 * motion is a function of it.
 */
final class Tempo {
    /** How far the stage is ahead of the display. */
    private double aheadMillis;

    private double rushFrom;
    private double rushMillis;

    /** The stage's time at a time of the display. */
    double at(double displayMillis) {
        double rushed = Math.max(0, Math.min(Motion.HURRY_MILLIS, displayMillis - rushFrom));
        return displayMillis + aheadMillis + rushMillis * rushed / Motion.HURRY_MILLIS;
    }

    /** The time of the display at which the stage will have come to this time of its own. */
    double displayAt(double stageMillis) {
        double rushEnd = rushFrom + Motion.HURRY_MILLIS;
        if (rushMillis == 0 || stageMillis >= at(rushEnd)) {
            return stageMillis - aheadMillis - rushMillis;
        }
        double begin = at(rushFrom);
        double speed = 1 + rushMillis / Motion.HURRY_MILLIS;
        return stageMillis <= begin ? stageMillis - aheadMillis : rushFrom + (stageMillis - begin) / speed;
    }

    /** Is at a time of the stage very soon. */
    void rush(double stageMillis, double displayMillis) {
        double now = at(displayMillis);
        double skipped = stageMillis - now - Motion.HURRY_MILLIS;
        if (skipped <= 0) {
            return;
        }
        aheadMillis = now - displayMillis;
        rushFrom = displayMillis;
        rushMillis = skipped;
    }
}
