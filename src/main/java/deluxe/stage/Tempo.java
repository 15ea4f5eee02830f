package deluxe.stage;

/**
 * The stage's own time: it runs like the display's, but when hurried it gets through what is being told in a moment. All
 * motion is a function of it.
 */
public final class Tempo {
    private final double hurryMillis;

    /** How far the stage is ahead of the display. */
    private double aheadMillis;

    private double rushFrom;
    private double rushMillis;

    /** @param hurryMillis how long it takes to finish what is being told once it is hurried */
    public Tempo(double hurryMillis) {
        this.hurryMillis = hurryMillis;
    }

    /** The stage's time at a time of the display. */
    public double at(double displayMillis) {
        double rushed = Math.max(0, Math.min(hurryMillis, displayMillis - rushFrom));
        return displayMillis + aheadMillis + rushMillis * rushed / hurryMillis;
    }

    /** The time of the display at which the stage will reach this time of its own. */
    public double displayAt(double stageMillis) {
        double rushEnd = rushFrom + hurryMillis;
        if (rushMillis == 0 || stageMillis >= at(rushEnd)) {
            return stageMillis - aheadMillis - rushMillis;
        }
        double begin = at(rushFrom);
        double speed = 1 + rushMillis / hurryMillis;
        return stageMillis <= begin ? stageMillis - aheadMillis : rushFrom + (stageMillis - begin) / speed;
    }

    /** Hurries, so that the stage reaches this time of its own very soon. */
    public void rush(double stageMillis, double displayMillis) {
        double now = at(displayMillis);
        double skipped = stageMillis - now - hurryMillis;
        if (skipped <= 0) {
            return;
        }
        aheadMillis = now - displayMillis;
        rushFrom = displayMillis;
        rushMillis = skipped;
    }
}
