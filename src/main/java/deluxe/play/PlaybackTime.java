package deluxe.play;

import deluxe.ports.Time;

/** A clock that may run faster than the one it follows. */
final class PlaybackTime implements Time {
    private final Time followed;
    private int speed = 1;
    private double sinceMillis;
    private double beforeMillis;

    PlaybackTime(Time followed) {
        this.followed = followed;
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
    }

    /** What this clock shows when the other shows that. */
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
}
