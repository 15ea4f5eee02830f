package deluxe.session;

import deluxe.ports.Time;
import deluxe.table.MatchClock;

/** The match clock in real time: it runs or stands still, and never shows more than its limit. */
final class Timepiece {
    private static final int MILLIS_A_SECOND = 1000;

    private final Time time;
    private final MatchClock face;
    private int shownAtFirst;
    private double sinceMillis;
    private double speed;

    /** Stands still, showing what {@code face} shows. */
    Timepiece(Time time, MatchClock face) {
        this.time = time;
        this.face = face;
        shownAtFirst = face.nowMillis();
    }

    /** Shows this time now and runs on at this speed; at 0 it stands still. */
    void set(int nowMillis, double newSpeed) {
        shownAtFirst = nowMillis;
        sinceMillis = time.nowMillis();
        speed = newSpeed;
    }

    void start() {
        if (speed == 0) {
            set(shownAtFirst, 1);
        }
    }

    void stop() {
        set(nowMillis(), 0);
    }

    int nowMillis() {
        double ran = speed == 0 ? 0 : speed * (time.nowMillis() - sinceMillis);
        int latest = face.hasLimit() ? face.limitMillis() : MatchClock.LATEST_MILLIS;
        return shownAtFirst + (int) Math.min(latest - shownAtFirst, ran);
    }

    boolean isUp() {
        return face.hasLimit() && nowMillis() == face.limitMillis();
    }

    /** The seconds to be shown, rounded up so that 5:00 is shown for the whole first second; negative on a table without a clock. */
    int secondsShown() {
        return face.hasLimit() ? (leftMillis() + MILLIS_A_SECOND - 1) / MILLIS_A_SECOND : -1;
    }

    /** How long until the next second is shown. */
    double millisToNextSecond() {
        int left = face.hasLimit() ? (leftMillis() + MILLIS_A_SECOND - 1) % MILLIS_A_SECOND + 1 : MILLIS_A_SECOND;
        return speed == 0 ? MILLIS_A_SECOND : left / speed;
    }

    private int leftMillis() {
        return face.limitMillis() - nowMillis();
    }
}
