package deluxe.session;

import deluxe.table.MatchClock;

/**
 * The match clock in real time, as a value: it runs or stands still, and never shows more than its limit. All times that are passed
 * in are by {@link deluxe.ports.Time}.
 *
 * @param face its limit
 * @param shownMillis what it showed at {@code sinceMillis}
 * @param speed how fast it runs; at 0 it stands still
 */
record Timepiece(MatchClock face, int shownMillis, double sinceMillis, double speed) {
    private static final int MILLIS_A_SECOND = 1000;

    /** Stands still, showing what {@code face} shows. */
    static Timepiece still(MatchClock face) {
        return new Timepiece(face, face.nowMillis(), 0, 0);
    }

    /** Shows {@code shown} at {@code nowMillis} and runs on at this speed. */
    Timepiece set(int shown, double nowMillis, double newSpeed) {
        return new Timepiece(face, shown, nowMillis, newSpeed);
    }

    Timepiece started(double nowMillis) {
        return speed == 0 ? set(shownMillis, nowMillis, 1) : this;
    }

    Timepiece stopped(double nowMillis) {
        return set(at(nowMillis), nowMillis, 0);
    }

    /** What it shows at this time. */
    int at(double nowMillis) {
        double ran = speed == 0 ? 0 : speed * (nowMillis - sinceMillis);
        int latest = face.hasLimit() ? face.limitMillis() : MatchClock.LATEST_MILLIS;
        return shownMillis + (int) Math.min(latest - shownMillis, ran);
    }

    boolean isUp(double nowMillis) {
        return face.hasLimit() && at(nowMillis) == face.limitMillis();
    }

    /** The seconds to be shown, rounded up so that 5:00 is shown for the whole first second; negative on a table without a clock. */
    int secondsShown(double nowMillis) {
        return face.hasLimit() ? (leftMillis(nowMillis) + MILLIS_A_SECOND - 1) / MILLIS_A_SECOND : -1;
    }

    /** How long until the next second is shown. */
    double millisToNextSecond(double nowMillis) {
        int left =
                face.hasLimit() ? (leftMillis(nowMillis) + MILLIS_A_SECOND - 1) % MILLIS_A_SECOND + 1 : MILLIS_A_SECOND;
        return speed == 0 ? MILLIS_A_SECOND : left / speed;
    }

    private int leftMillis(double nowMillis) {
        return face.limitMillis() - at(nowMillis);
    }
}
