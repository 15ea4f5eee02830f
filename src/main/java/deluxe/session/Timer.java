package deluxe.session;

import deluxe.ports.Alarm;

/** An alarm that can be set again; what was set before then doesn't ring. */
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
