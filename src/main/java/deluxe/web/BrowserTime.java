package deluxe.web;

import deluxe.ports.Time;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.core.JSDate;

/**
 * The browser's monotonic clock, corrected by the calendar clock: on some systems the first stands still while the device sleeps,
 * and a match clock must not.
 */
final class BrowserTime implements Time {
    private static final double SLEEP_MILLIS = 1000;
    private static final double MINUTE_MILLIS = 60_000;
    private static final double DAY_MILLIS = 86_400_000;

    private double ticked = Performance.now();
    private double wall = JSDate.now();
    private double slept;

    @Override
    public double nowMillis() {
        double nowTicked = Performance.now();
        double nowWall = JSDate.now();
        double missed = (nowWall - wall) - (nowTicked - ticked);
        if (missed > SLEEP_MILLIS) {
            slept += missed;
        }
        ticked = nowTicked;
        wall = nowWall;
        return ticked + slept;
    }

    @Override
    public double wallMillis() {
        return JSDate.now();
    }

    @Override
    public int today() {
        double here = JSDate.now() - new JSDate().getTimezoneOffset() * MINUTE_MILLIS;
        return (int) Math.floor(here / DAY_MILLIS);
    }
}
