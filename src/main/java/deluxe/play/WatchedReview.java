package deluxe.play;

import deluxe.bots.Opinion;
import deluxe.ports.Alarm;
import deluxe.ports.Time;
import deluxe.review.Review;
import deluxe.review.Reviewer;
import deluxe.review.Weighing;
import deluxe.session.RecordedMatch;
import java.util.List;
import java.util.Optional;

/** The review of the match that is watched. It thinks a few milliseconds at a time, so that the table goes on moving. */
public final class WatchedReview {
    private static final double SLICE_MILLIS = 4;
    /** How long the page has for other things between two slices. */
    private static final double REST_MILLIS = 4;

    private static final double TELLING_MILLIS = 500;
    private static final int PERCENT = 100;

    private final RecordedMatch match;
    private final Reviewer reviewer;
    private final WatchedReviewWords words;
    private final Time time;
    private final Alarm alarm;
    private final Runnable changed;
    private Review review;
    private double toldAtMillis;
    private boolean isBegun;
    private boolean isClosed;

    /** @param changed what to do when there is more to say */
    WatchedReview(RecordedMatch match, Words words, Time time, Alarm alarm, Runnable changed) {
        this.match = match;
        reviewer = new Reviewer(match.matches());
        this.words = new WatchedReviewWords(words);
        this.time = time;
        this.alarm = alarm;
        this.changed = changed;
        review = reviewer.review();
    }

    /** Begins to think, if it has not begun yet. */
    void begin() {
        if (!isBegun) {
            isBegun = true;
            alarm.ringIn(REST_MILLIS, this::think);
        }
    }

    void close() {
        isClosed = true;
    }

    private void think() {
        if (isClosed) {
            return;
        }
        double beganAtMillis = time.nowMillis();
        do {
            reviewer.goOn();
        } while (!reviewer.isOver() && time.nowMillis() < beganAtMillis + SLICE_MILLIS);
        if (reviewer.isOver() || time.nowMillis() >= toldAtMillis + TELLING_MILLIS) {
            toldAtMillis = time.nowMillis();
            review = reviewer.review();
            changed.run();
        }
        if (!reviewer.isOver()) {
            alarm.ringIn(REST_MILLIS, this::think);
        }
    }

    /** Whether it has thought about everything. */
    public boolean isComplete() {
        return reviewer.isOver();
    }

    /** Whether it has thought about all of the player's choices. */
    public boolean knowsChoices() {
        return reviewer.knowsChoices();
    }

    public int percentDone() {
        return PERCENT * reviewer.done() / reviewer.all();
    }

    /** What was found so far. */
    public Review review() {
        return review;
    }

    /** A chance or a difference of chances, given in thousandths, in words. */
    public static String percent(int thousandths) {
        return WatchedReviewWords.percent(thousandths);
    }

    /** The chance after a play in words. */
    public String chance(Opinion.Weighed weighed) {
        return WatchedReviewWords.estimate(weighed);
    }

    /** What is said about the worth of a play; empty if it is worse than the best. */
    public String worth(Weighing choice, Opinion.Weighed weighed) {
        return words.worth(choice, weighed);
    }

    /** A play that could be chosen in words. */
    public String play(Weighing choice, Opinion.Weighed weighed) {
        return words.play(weighed, choice.opinion().view());
    }

    /** One of the moments that mattered in words. */
    public String moment(Weighing choice) {
        return words.moment(choice);
    }

    /** The choice that comes after this moment, or else the one that was made at it. */
    public Optional<Weighing> choiceAt(int moment) {
        List<Weighing> choices = review.choices();
        Optional<Weighing> made = Optional.empty();
        for (Weighing choice : choices) {
            if (choice.moment() == moment + 1) {
                return Optional.of(choice);
            }
            if (choice.moment() == moment) {
                made = Optional.of(choice);
            }
        }
        return made;
    }

    /** Whether a play after this moment would come in the last seconds, where none is judged. */
    public boolean isHurried(int moment) {
        return moment + 1 < match.matches().size() && Reviewer.isHurried(match.matches(), moment + 1);
    }

    /** The player's chance to win at this moment, in thousandths. */
    public int chanceAt(int moment) {
        int chance = 0;
        for (Review.Point point : review.curve()) {
            if (point.moment() > moment) {
                return chance;
            }
            chance = point.chance();
        }
        return chance;
    }
}
