package deluxe.play;

import deluxe.kit.ByName;
import deluxe.kit.Malformed;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.review.Reviewer;
import deluxe.session.RecordedMatch;
import java.util.Optional;

/** Reviews the own games one after the other, the newest first, a few milliseconds at a time, while that is wanted. */
final class OwnReviews {
    private static final double SLICE_MILLIS = 4;
    private static final double REST_MILLIS = 4;

    private final OwnGames games;
    private final Time time;
    private final Alarm alarm;
    private final Runnable changed;
    /** Records that cannot be reviewed. */
    private final ByName<String> unreadable = new ByName<>();

    private Optional<Begun> begun = Optional.empty();
    private boolean isWanted;
    private boolean isThinking;

    /** @param changed is run whenever a game has been reviewed */
    OwnReviews(OwnGames games, Time time, Alarm alarm, Runnable changed) {
        this.games = games;
        this.time = time;
        this.alarm = alarm;
        this.changed = changed;
    }

    /** A game that is being reviewed, and its record. */
    private record Begun(int number, String record, Reviewer reviewer) {}

    void want(boolean wanted) {
        isWanted = wanted;
        if (wanted && !isThinking) {
            isThinking = true;
            alarm.ringIn(REST_MILLIS, this::think);
        }
    }

    private void think() {
        if (begun.isEmpty()) {
            begun = next();
        }
        if (!isWanted || begun.isEmpty()) {
            isThinking = false;
            return;
        }
        Reviewer reviewer = begun.get().reviewer();
        double beganAtMillis = time.nowMillis();
        while (!reviewer.isOver() && time.nowMillis() < beganAtMillis + SLICE_MILLIS) {
            reviewer.goOn();
        }
        if (reviewer.isOver()) {
            conclude(begun.get());
        }
        alarm.ringIn(REST_MILLIS, this::think);
    }

    /** The games may have been deleted or replaced since, here or on another page. */
    private void conclude(Begun done) {
        begun = Optional.empty();
        if (games.record(done.number()).equals(Optional.of(done.record()))) {
            games.judge(OwnJudgement.of(done.number(), done.reviewer().review()));
            changed.run();
        }
    }

    private Optional<Begun> next() {
        for (int at = games.games().size() - 1; at >= 0; at--) {
            int number = games.games().get(at).number();
            Optional<String> record = games.judgement(number).isPresent() ? Optional.empty() : games.record(number);
            Optional<Begun> begins = record.flatMap(text -> begin(number, text));
            if (begins.isPresent()) {
                return begins;
            }
        }
        return Optional.empty();
    }

    private Optional<Begun> begin(int number, String record) {
        if (record.equals(unreadable.get(String.valueOf(number)))) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Begun(
                    number, record, new Reviewer(RecordedMatch.read(record).matches())));
        } catch (Malformed malformed) {
            unreadable.put(String.valueOf(number), record);
            return Optional.empty();
        }
    }
}
