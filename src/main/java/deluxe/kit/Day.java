package deluxe.kit;

/**
 * A day of the calendar.
 *
 * @param number counted from 1 January 1970
 */
public record Day(int number) {
    private static final int DAYS_A_WEEK = 7;
    private static final int YEARS_OF_AN_ERA = 400;
    private static final int DAYS_OF_AN_ERA = 146_097;
    /** Counted from 1 March of the year 0, so that the leap day is the last day of a year. */
    private static final int DAYS_BEFORE_1970 = 719_468;
    /** 1 January 1970 was a Thursday. */
    private static final int FIRST_WEEKDAY = 3;

    public Day next() {
        return new Day(number + 1);
    }

    public Day before() {
        return new Day(number - 1);
    }

    /** As people of all languages can read it: {@code 2026-11-23}. */
    public String text() {
        return month() + two(ofMonth());
    }

    /** The month with its year: {@code 2026-11}. */
    public String month() {
        int year = era() * YEARS_OF_AN_ERA + yearOfEra() + (monthOfYear() <= 2 ? 1 : 0);
        return year + two(monthOfYear());
    }

    /** From 1. */
    public int ofMonth() {
        return ofYear() - (153 * fromMarch() + 2) / 5 + 1;
    }

    public Day firstOfMonth() {
        return new Day(number - ofMonth() + 1);
    }

    /** Monday is 0. */
    public int weekday() {
        return (number + FIRST_WEEKDAY) % DAYS_A_WEEK;
    }

    private int era() {
        return (number + DAYS_BEFORE_1970) / DAYS_OF_AN_ERA;
    }

    private int ofEra() {
        return (number + DAYS_BEFORE_1970) % DAYS_OF_AN_ERA;
    }

    private int yearOfEra() {
        int ofEra = ofEra();
        return (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
    }

    private int ofYear() {
        int yearOfEra = yearOfEra();
        return ofEra() - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    }

    private int fromMarch() {
        return (5 * ofYear() + 2) / 153;
    }

    private int monthOfYear() {
        return fromMarch() < 10 ? fromMarch() + 3 : fromMarch() - 9;
    }

    private static String two(int number) {
        return (number < 10 ? "-0" : "-") + number;
    }
}
