package deluxe.stage.tiles;

import deluxe.stage.Motion;
import deluxe.stage.Paintbox;
import deluxe.stage.Tween;
import deluxe.stage.art.Box;
import deluxe.stage.art.ClockPlate;

/** The match clock on its plate, which beats at each second near its end. */
final class ShownClock {
    private static final int URGENT_SECONDS = 30;
    private static final int MINUTE = 60;
    private static final double BEAT = .07;

    private int secondsLeft = -1;
    private Tween beat = Tween.resting(0);
    private boolean beats;

    void show(int seconds, boolean mayBeat) {
        beats = mayBeat && seconds != secondsLeft && seconds >= 0 && seconds <= URGENT_SECONDS;
        secondsLeft = seconds;
    }

    void paint(Paintbox paints, Box box, double alpha, double nowMillis) {
        if (secondsLeft < 0) {
            return;
        }
        if (beats) {
            beats = false;
            beat = new Tween(1, 0, nowMillis, TellingTimes.PULSE_MILLIS, Motion::settle);
        }
        int seconds = secondsLeft % MINUTE;
        String time = secondsLeft / MINUTE + (seconds < 10 ? ":0" : ":") + seconds;
        boolean isUrgent = secondsLeft <= URGENT_SECONDS;
        double grown = 1 + BEAT * beat.at(nowMillis);
        paints.show("clock ground", box, new ClockPlate.Ground(isUrgent), alpha, grown);
        paints.show("clock", box, new ClockPlate(time, seconds, isUrgent), alpha, grown);
    }

    boolean isMoving(double nowMillis) {
        return beats || !beat.isOver(nowMillis);
    }
}
