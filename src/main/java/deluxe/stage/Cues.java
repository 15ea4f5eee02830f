package deluxe.stage;

import deluxe.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The cues that are still to be heard, in no particular order. */
public final class Cues {
    /** A cue that is this late, because nothing was painted, is not heard at all. */
    private static final double TOO_LATE_MILLIS = 300;

    private final List<Cue> ahead = new ArrayList<>();

    public void add(Cue.Kind kind, Seat seat, double atMillis) {
        add(kind, seat, 0, atMillis);
    }

    public void add(Cue.Kind kind, Seat seat, int size, double atMillis) {
        ahead.add(new Cue(kind, seat, size, atMillis));
    }

    /** Plays the cues that are due; of several of one kind, as in a hurried deal, only the latest. */
    public void pass(double nowMillis, Cue.Ear ear) {
        if (ahead.isEmpty()) {
            return;
        }
        List<Cue> due = new ArrayList<>();
        for (Cue cue : ahead) {
            if (cue.atMillis() <= nowMillis) {
                due.add(cue);
            }
        }
        ahead.removeIf(cue -> cue.atMillis() <= nowMillis);
        for (Cue cue : due) {
            if (nowMillis - cue.atMillis() < TOO_LATE_MILLIS && isLatest(cue, due)) {
                ear.hear(cue);
            }
        }
    }

    private static boolean isLatest(Cue cue, List<Cue> due) {
        for (Cue other : due) {
            if (other.kind() == cue.kind() && other.atMillis() > cue.atMillis()) {
                return false;
            }
        }
        return true;
    }

    public void clear() {
        ahead.clear();
    }

    /** Whether more frames are needed so that no cue is missed. */
    public boolean areAhead() {
        return !ahead.isEmpty();
    }
}
