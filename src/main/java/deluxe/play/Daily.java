package deluxe.play;

import deluxe.kit.Day;
import deluxe.ports.Address;
import deluxe.ports.Time;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Optional;

/** The daily challenge: today's match and its par, and how earlier days went. The device's clock says which day it is. */
public final class Daily {
    private static final double MINUTE_MILLIS = 60_000;
    private static final double LOOK_MILLIS = 10_000;
    private static final int MINUTES = 60;

    private final GamesPorts ports;
    private final Shelf shelf;
    private final Words words;
    private final Runnable changed;
    private final DailyBook book;
    private DailyPars pars;
    private Day today;
    private Day month;
    private String notice = "";
    private String shared = "";

    /** @param changed is run when there is something new to show */
    Daily(GamesPorts ports, Shelf shelf, Words words, Runnable changed) {
        this.ports = ports;
        this.shelf = shelf;
        this.words = words;
        this.changed = changed;
        today = dayNow();
        month = today.firstOfMonth();
        pars = pars();
        book = new DailyBook(shelf);
    }

    private Day dayNow() {
        return DailyBook.today(time());
    }

    private Time time() {
        return ports.time();
    }

    private DailyPars pars() {
        return new DailyPars(shelf, time(), ports.alarm(), changed);
    }

    /** Begins to find out par, and from then on follows the date. */
    void open() {
        refresh();
        pars.begin(today);
        ports.alarm().ringIn(LOOK_MILLIS, this::look);
    }

    /** Looks again at what was finished and left at the table. */
    void refresh() {
        book.takeIn(today);
        String flaw = book.flaw();
        notice = flaw.isEmpty()
                ? isSpent() ? words.say("You have deleted your try of today. There is no second first one.") : ""
                : words.say(
                        "A result of the daily challenge can't be read ({0}). It was set aside, not deleted.", flaw);
        changed.run();
    }

    private void look() {
        Day now = dayNow();
        if (!now.equals(today)) {
            today = now;
            month = now.firstOfMonth();
            pars.close();
            pars = pars();
            pars.begin(now);
            refresh();
        }
        changed.run();
        ports.alarm().ringIn(LOOK_MILLIS, this::look);
    }

    public Day today() {
        return today;
    }

    public boolean isParKnown() {
        return pars.isKnown();
    }

    public int par() {
        return pars.today();
    }

    /** Today's result, if there is one. */
    public Optional<DailyDone> done() {
        return book.on(today);
    }

    /** Whether today's challenge was begun here and then deleted. */
    public boolean isSpent() {
        return done().isEmpty() && book.isSpent(today);
    }

    /** Whether today's game was left at the table. */
    public boolean isLeft() {
        return book.isLeft(today);
    }

    /** The earlier days whose game was left at the table. */
    public List<Day> left() {
        return book.left(today);
    }

    /** The page on which the match of this day is played; the table is told what there is to beat. */
    public String page(Day day) {
        String par = day.equals(today) && isParKnown() ? "&toBeat=" + par() : "";
        return "./" + new DailyChallenge(day).query() + par + "#daily";
    }

    /** The record of today's game; empty if it is no longer kept. */
    public String record() {
        return book.played(today).map(ScoreSheet::text).orElse("");
    }

    public int streak() {
        return DailyStreak.of(book.done(), today).current();
    }

    public int longestStreak() {
        return DailyStreak.of(book.done(), today).longest();
    }

    /** How long today's challenge can still be begun. */
    public String untilNext() {
        int minutes = (int) ((today.next().number() * DailyBook.DAY_MILLIS - time().wallMillis()) / MINUTE_MILLIS) + 1;
        return words.say("The next challenge comes in {0} h {1} min.", minutes / MINUTES, minutes % MINUTES);
    }

    /** By how much a result is above or below par, in words. */
    public String verdict(DailyDone done) {
        int over = done.overPar();
        if (over == 0) {
            return words.say("Exactly par");
        }
        return over > 0 ? words.say("{0} above par", over) : words.say("{0} below par", -over);
    }

    public static String rounds(DailyDone done) {
        return DailyRounds.shown(done.rounds());
    }

    // The calendar

    /** The first day of the month that is shown. */
    public Day month() {
        return month;
    }

    public Optional<DailyDone> on(Day day) {
        return book.on(day);
    }

    public void showMonthBefore() {
        month = month.before().firstOfMonth();
    }

    public void showMonthAfter() {
        month = new Day(month.number() + 31).firstOfMonth();
    }

    public boolean isLastMonth() {
        return month.equals(today.firstOfMonth());
    }

    // Passing it on

    /** Gives the player today's result as a text that tells nothing about the tiles. */
    public void share() {
        String text = text(done().orElseThrow());
        Address.Given given = ports.sharing().share(text);
        shared = given == Address.Given.REFUSED ? text : "";
        notice = given == Address.Given.COPIED
                ? words.say("Result copied.")
                : given == Address.Given.REFUSED ? words.say("Please copy the text below.") : "";
        changed.run();
    }

    private String text(DailyDone done) {
        String total = words.say("Total {0}, par {1}: {2}", done.total(), done.par(), verdict(done));
        return words.say("Dominoes Deluxe, challenge of {0}", today.text())
                + '\n'
                + total
                + '\n'
                + rounds(done)
                + ' '
                + words.say("Streak: {0}", streak())
                + '\n'
                + ports.sharing().address();
    }

    /** The text to copy by hand; empty if the device took it. */
    public String shared() {
        return shared;
    }

    /** What was just done, or could not be read. */
    public String notice() {
        return notice;
    }
}
