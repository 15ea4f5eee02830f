package deluxe.session;

import deluxe.ports.Alarm;

/** One alarm that can be set anew: what was set before does not ring. */
final class Timer {
    private final Alarm alarm;
    private int set;

    Timer(Alarm alarm) {
        this.alarm = alarm;
    }

    void wakeIn(double millis, Runnable then) {
        int number = ++set;
        alarm.ringIn(millis, () -> {
            if (number == set) {
                then.run();
            }
        });
    }

    void cancel() {
        set++;
    }
}
