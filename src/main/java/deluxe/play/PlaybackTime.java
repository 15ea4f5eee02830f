package deluxe.play;

import deluxe.ports.Alarm;
import deluxe.ports.Time;
import java.util.ArrayList;
import java.util.List;

/** A clock that can run faster than the one it follows; its alarms then ring as much sooner. */
final class PlaybackTime implements Time, Alarm {
    private final Time followed;
    private final Alarm alarm;
    private final List<Due> due = new ArrayList<>();
    private int speed = 1;
    private double sinceMillis;
    private double beforeMillis;

    PlaybackTime(Time followed, Alarm alarm) {
        this.followed = followed;
        this.alarm = alarm;
        sinceMillis = followed.nowMillis();
        beforeMillis = sinceMillis;
    }

    int speed() {
        return speed;
    }

    void run(int timesAsFast) {
        double now = followed.nowMillis();
        beforeMillis = at(now);
        sinceMillis = now;
        speed = timesAsFast;
        due.forEach(Due::set);
    }

    /** What this clock shows when the followed clock shows that. */
    double at(double followedMillis) {
        return beforeMillis + (followedMillis - sinceMillis) * speed;
    }

    @Override
    public double nowMillis() {
        return at(followed.nowMillis());
    }

    @Override
    public double wallMillis() {
        return followed.wallMillis();
    }

    @Override
    public int today() {
        return followed.today();
    }

    @Override
    public void ringIn(double millis, Ring ring) {
        Due next = new Due(nowMillis() + millis, ring);
        due.add(next);
        next.set();
    }

    /** Rings when this clock shows {@code atMillis}, whatever its speed was in between. */
    private final class Due implements Ring {
        private final double atMillis;
        private final Ring ring;

        Due(double atMillis, Ring ring) {
            this.atMillis = atMillis;
            this.ring = ring;
        }

        /** Rounds up to whole milliseconds, so that it is not set again and again for no time at all. */
        void set() {
            alarm.ringIn(Math.ceil((atMillis - nowMillis()) / speed), this);
        }

        @Override
        public void ring() {
            if (nowMillis() < atMillis) {
                set();
            } else if (due.remove(this)) {
                ring.ring();
            }
        }
    }
}
