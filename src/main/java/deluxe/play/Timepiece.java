package deluxe.play;

import deluxe.ports.Time;
import deluxe.table.MatchClock;

/** The match clock in real time: it runs or stands still, and never shows more than its limit. */
final class Timepiece {
    private final Time time;
    private final MatchClock face;
    private int stoodAtMillis;
    private double startedAtMillis;
    private boolean running;

    /** Stands still, showing what {@code face} shows. */
    Timepiece(Time time, MatchClock face) {
        this.time = time;
        this.face = face;
        stoodAtMillis = face.nowMillis();
    }

    void start() {
        if (!running) {
            running = true;
            startedAtMillis = time.nowMillis();
        }
    }

    void stop() {
        stoodAtMillis = nowMillis();
        running = false;
    }

    int nowMillis() {
        int ran = running ? (int) Math.min(MatchClock.LATEST_MILLIS, time.nowMillis() - startedAtMillis) : 0;
        int shown = Math.min(MatchClock.LATEST_MILLIS - stoodAtMillis, ran) + stoodAtMillis;
        return face.hasLimit() ? Math.min(shown, face.limitMillis()) : shown;
    }

    boolean isUp() {
        return face.hasLimit() && nowMillis() == face.limitMillis();
    }

    /** The seconds to be shown, so that 5:00 stands for the whole first second; negative on a table without a clock. */
    int secondsShown() {
        return face.hasLimit() ? (face.limitMillis() - nowMillis() + 999) / 1000 : -1;
    }

    /** How long until another second is shown. */
    int millisToNextSecond() {
        return face.hasLimit() ? (face.limitMillis() - nowMillis() + 999) % 1000 + 1 : 1000;
    }
}
