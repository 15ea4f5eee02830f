package deluxe.ports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Time and alarms that go on only when a test moves them. */
public final class HandClock implements Time, Alarm {
    private final List<Due> due = new ArrayList<>();
    private double nowMillis = 1000;
    private double wallMillis = 1_700_000_000_000.0;
    private int today = 20_000;

    @Override
    public double nowMillis() {
        return nowMillis;
    }

    @Override
    public double wallMillis() {
        return wallMillis;
    }

    @Override
    public int today() {
        return today;
    }

    @Override
    public void ringIn(double millis, Ring ring) {
        due.add(new Due(nowMillis + millis, ring));
    }

    /** Lets time pass, and rings every alarm that falls due on the way. */
    public void pass(double millis) {
        double until = nowMillis + millis;
        while (true) {
            Due next = due.stream()
                    .min(Comparator.comparingDouble(Due::atMillis))
                    .filter(first -> first.atMillis() <= until)
                    .orElse(null);
            if (next == null) {
                break;
            }
            due.remove(next);
            goTo(Math.max(nowMillis, next.atMillis()));
            next.ring().ring();
        }
        goTo(until);
    }

    /** Lets time pass as on a sleeping device: no alarm rings on the way. */
    public void sleep(double millis) {
        goTo(nowMillis + millis);
    }

    public void nextDay() {
        today++;
    }

    private void goTo(double millis) {
        wallMillis += millis - nowMillis;
        nowMillis = millis;
    }

    private record Due(double atMillis, Ring ring) {}
}
