package deluxe.screens;

import deluxe.kit.Day;
import deluxe.play.Daily;
import deluxe.play.DailyDone;
import deluxe.play.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A month of daily challenges, a row for each week. */
public final class DailyCalendar {
    private static final int DAYS_A_WEEK = 7;

    private final Daily daily;
    private final Words words;

    DailyCalendar(Daily daily, Words words) {
        this.daily = daily;
        this.words = words;
    }

    public String getMonth() {
        return daily.month().month();
    }

    public boolean isLast() {
        return daily.isLastMonth();
    }

    public void showBefore() {
        daily.showMonthBefore();
    }

    public void showAfter() {
        daily.showMonthAfter();
    }

    public List<Week> getWeeks() {
        List<Week> weeks = new ArrayList<>();
        Day first = daily.month();
        int monday = first.number() - first.weekday();
        while (weeks.isEmpty() || new Day(monday).month().equals(first.month())) {
            weeks.add(new Week(this, monday));
            monday += DAYS_A_WEEK;
        }
        return weeks;
    }

    /**
     * A row of the calendar.
     *
     * @param monday the number of its first day
     */
    public record Week(DailyCalendar calendar, int monday) {
        public List<Cell> getDays() {
            List<Cell> days = new ArrayList<>();
            for (int at = 0; at < DAYS_A_WEEK; at++) {
                days.add(calendar.cell(new Day(monday + at)));
            }
            return days;
        }
    }

    private Cell cell(Day day) {
        if (!day.month().equals(daily.month().month())) {
            return new Cell("other", "", "", "");
        }
        String kind = day.equals(daily.today()) ? "today" : "";
        Optional<DailyDone> done = daily.on(day);
        if (done.isEmpty()) {
            return new Cell(kind, "" + day.ofMonth(), "", "");
        }
        int over = done.get().overPar();
        return new Cell(
                kind + (over >= 0 ? " reached" : " missed"),
                "" + day.ofMonth(),
                (over > 0 ? "+" : "") + over,
                words.say("Total {0}, par {1}", done.get().total(), done.get().par()));
    }

    /**
     * A day of the calendar.
     *
     * @param over by how much its result is above par; empty if there is none
     * @param told its result in words
     */
    public record Cell(String kind, String day, String over, String told) {
        public String getKind() {
            return kind;
        }

        public String getDay() {
            return day;
        }

        public String getOver() {
            return over;
        }

        public String getTold() {
            return told;
        }
    }
}
