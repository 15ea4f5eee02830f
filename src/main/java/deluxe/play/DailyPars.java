package deluxe.play;

import deluxe.kit.Day;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.Par;
import java.util.ArrayList;
import java.util.List;

/** Finds the par of today and of the days to come, a few milliseconds at a time, and leaves them where the front door looks. */
final class DailyPars {
    private static final int DAYS = 30;
    private static final double SLICE_MILLIS = 4;
    private static final double REST_MILLIS = 4;

    private final Shelf shelf;
    private final Time time;
    private final Alarm alarm;
    private final Runnable found;
    private final List<Integer> pars = new ArrayList<>();
    private Day first = new Day(0);
    private Par next = new DailyChallenge(first).par();
    private boolean isClosed;

    /** @param found is run once today's par is known */
    DailyPars(Shelf shelf, Time time, Alarm alarm, Runnable found) {
        this.shelf = shelf;
        this.time = time;
        this.alarm = alarm;
        this.found = found;
    }

    void begin(Day today) {
        first = today;
        next = new DailyChallenge(today).par();
        alarm.ringIn(0, this::think);
    }

    void close() {
        isClosed = true;
    }

    boolean isKnown() {
        return !pars.isEmpty();
    }

    /** Today's par, once it is known. */
    int today() {
        return pars.get(0);
    }

    private void think() {
        double beganAtMillis = time.nowMillis();
        while (!isClosed && time.nowMillis() < beganAtMillis + SLICE_MILLIS) {
            next.goOn();
            if (next.isKnown()) {
                note(next.total());
            }
        }
        if (!isClosed) {
            alarm.ringIn(REST_MILLIS, this::think);
        }
    }

    private void note(int par) {
        pars.add(par);
        next = new DailyChallenge(new Day(first.number() + pars.size())).par();
        shelf.write(Keys.PAR, text());
        if (pars.size() == 1) {
            found.run();
        }
        if (pars.size() == DAYS) {
            close();
        }
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < DAYS; at++) {
            int day = first.number() + at;
            text.append(at < pars.size() ? day + " " + pars.get(at) + '\n' : lineBefore(day));
        }
        return text.toString();
    }

    /** What was found for this day earlier; empty if nothing was. */
    private String lineBefore(int day) {
        String lines = '\n' + shelf.text(Keys.PAR).orElse("");
        int at = lines.indexOf("\n" + day + ' ');
        int end = lines.indexOf('\n', at + 1);
        return at < 0 || end < 0 ? "" : lines.substring(at + 1, end + 1);
    }
}
