package deluxe.screens;

import deluxe.kit.Day;
import deluxe.play.Daily;
import deluxe.play.DailyDone;
import deluxe.play.Words;
import java.util.ArrayList;
import java.util.List;

/** Today's challenge, or how it went, and the calendar. */
public final class DailyPanel {
    private final Daily daily;
    private final Words words;
    private final DailyCalendar calendar;

    DailyPanel(Daily daily, Words words) {
        this.daily = daily;
        this.words = words;
        calendar = new DailyCalendar(daily, words);
    }

    public DailyCalendar getCalendar() {
        return calendar;
    }

    public String getDate() {
        return daily.today().text();
    }

    public boolean isDone() {
        return daily.done().isPresent();
    }

    private DailyDone done() {
        return daily.done().orElseThrow();
    }

    public String getVerdict() {
        return daily.verdict(done());
    }

    public int getTotal() {
        return done().total();
    }

    public String getScores() {
        return done().outcome().scores().player() + " : "
                + done().outcome().scores().opponent();
    }

    public String getRounds() {
        return Daily.rounds(done());
    }

    /** Today's par; until it is known, an ellipsis. */
    public String getPar() {
        if (isDone()) {
            return "" + done().par();
        }
        return daily.isParKnown() ? "" + daily.par() : "…";
    }

    public int getStreak() {
        return daily.streak();
    }

    public int getLongest() {
        return daily.longestStreak();
    }

    public String getUntilNext() {
        return daily.untilNext();
    }

    /** Whether it can be played today. */
    public boolean isOpen() {
        return !isDone() && !daily.isSpent();
    }

    public boolean isLeft() {
        return daily.isLeft();
    }

    public String getPage() {
        return daily.page(daily.today());
    }

    public boolean isRecorded() {
        return !daily.record().isEmpty();
    }

    public String getReviewing() {
        return ResultsScreen.reviewing(daily.record());
    }

    public List<Earlier> getEarlier() {
        List<Earlier> earlier = new ArrayList<>();
        for (Day day : daily.left()) {
            earlier.add(new Earlier(
                    words.say("The game of {0} was left. It counts for its day.", day.text()), daily.page(day)));
        }
        return earlier;
    }

    /** An earlier day's game that is not finished. */
    public record Earlier(String text, String page) {
        public String getText() {
            return text;
        }

        public String getPage() {
            return page;
        }
    }

    public void share() {
        daily.share();
    }

    public String getSharedText() {
        return daily.shared();
    }

    public boolean isShared() {
        return !daily.shared().isEmpty();
    }

    public String getNotice() {
        return daily.notice();
    }
}
