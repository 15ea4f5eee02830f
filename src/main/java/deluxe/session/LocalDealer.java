package deluxe.session;

import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.tournament.Match;
import deluxe.tournament.Pace;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;

/** Deals a match against the computer on this device: {@link Dealing} with a timer and a save. */
public final class LocalDealer implements Dealer {
    /** How often the match is saved while nobody acts. */
    private static final int SAVE_MILLIS = 5000;

    private final Saver saver;
    private final Time time;
    private final Timer timer;
    private final List<Told> outbox = new ArrayList<>();
    private Sitting sitting;
    private boolean isTelling;
    private boolean isUnsaved;
    private Ear ear = told -> {
        throw new IllegalStateException("nobody listens");
    };

    private LocalDealer(Sitting sitting, Saver saver, Time time, Alarm alarm) {
        this.sitting = sitting;
        this.saver = saver;
        this.time = time;
        timer = new Timer(alarm);
    }

    /** Where the match is saved. */
    public interface Saver {
        /**
         * Keeps the match as it stands.
         *
         * @param clockMillis what the match clock shows
         * @param pausedMillis how long a pause has lasted; 0 if there is none
         */
        void save(Match match, int clockMillis, int pausedMillis);
    }

    /** A new match. */
    public static LocalDealer begin(Terms terms, Conduct conduct, Saver saver, Time time, Alarm alarm) {
        return new LocalDealer(Sitting.begin(terms, conduct), saver, time, alarm);
    }

    /** Resumes a match that was left: in a pause if it may be paused, otherwise running. */
    public static LocalDealer resume(LeftMatch left, Conduct conduct, Saver saver, Time time, Alarm alarm) {
        return new LocalDealer(Sitting.resume(left, conduct, time.nowMillis()), saver, time, alarm);
    }

    @Override
    public void open(Ear newEar) {
        ear = newEar;
        isUnsaved = true;
        goOn(Dealing.open(sitting, time.nowMillis()));
    }

    @Override
    public void send(int number, Intent intent) {
        isUnsaved |= intent instanceof Intent.Start || intent instanceof Intent.Leave;
        goOn(Dealing.take(sitting, time.nowMillis(), number, intent));
    }

    @Override
    public void close() {
        timer.cancel();
    }

    /** Tells in order, though what is told may lead to the next intent at once; saves what the table then looks like. */
    private void goOn(Dealt dealt) {
        isUnsaved |= dealt.next().lines() > sitting.lines();
        sitting = dealt.next();
        outbox.addAll(dealt.told());
        if (isTelling) {
            return;
        }
        isTelling = true;
        try {
            while (!outbox.isEmpty()) {
                ear.told(outbox.remove(0));
            }
        } finally {
            isTelling = false;
        }
        if (isUnsaved) {
            save();
        }
        setTimer();
    }

    private void setTimer() {
        timer.cancel();
        int dueMillis = sitting.dueInMillis(time.nowMillis());
        if (dueMillis == Pace.NEVER && !sitting.isRunning()) {
            return;
        }
        timer.wakeIn(Math.min(dueMillis, SAVE_MILLIS), () -> {
            isUnsaved = true;
            goOn(Dealing.passTime(sitting, time.nowMillis()));
        });
    }

    private void save() {
        isUnsaved = false;
        double now = time.nowMillis();
        saver.save(sitting.match(), sitting.clock().at(now), sitting.pausedMillis(now));
    }
}
