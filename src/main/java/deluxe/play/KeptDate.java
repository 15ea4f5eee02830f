package deluxe.play;

/** A day as people of all languages can read it: {@code 2026-11-23}. */
final class KeptDate {
    private static final int YEARS_OF_AN_ERA = 400;
    private static final int DAYS_OF_AN_ERA = 146_097;
    /** Counted from 1 March of the year 0, so that the leap day is the last day of a year. */
    private static final int DAYS_BEFORE_1970 = 719_468;

    private KeptDate() {}

    /** @param day counted from 1 January 1970 */
    static String text(int day) {
        int since = day + DAYS_BEFORE_1970;
        int era = since / DAYS_OF_AN_ERA;
        int ofEra = since % DAYS_OF_AN_ERA;
        int yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
        int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int fromMarch = (5 * ofYear + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        int year = era * YEARS_OF_AN_ERA + yearOfEra + (month <= 2 ? 1 : 0);
        return year + two(month) + two(ofYear - (153 * fromMarch + 2) / 5 + 1);
    }

    private static String two(int number) {
        return (number < 10 ? "-0" : "-") + number;
    }
}
