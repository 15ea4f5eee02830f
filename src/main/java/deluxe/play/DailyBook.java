package deluxe.play;

import deluxe.kit.Day;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.LeftMatch;
import deluxe.table.TextLines;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The daily challenges that were finished on this device, a line for each. The first finished game of a day stays. */
final class DailyBook {
    /** The table keeps what is played for the challenge under this name of a host. */
    static final String HOST = "daily";

    /** The table keeps this many records; a result is entered here when the page of the challenge is opened. */
    private static final int DAYS_BACK = 30;

    static final double DAY_MILLIS = 86_400_000;

    private final Shelf shelf;
    private final DailySpent spent;
    private List<DailyDone> done = List.of();
    private String flaw = "";

    DailyBook(Shelf shelf) {
        this.shelf = shelf;
        spent = new DailySpent(shelf);
    }

    /** The day in Greenwich, by the device's clock. */
    static Day today(Time time) {
        return new Day((int) Math.floor(time.wallMillis() / DAY_MILLIS));
    }

    /** The lines of a text, one for each day, the oldest first. */
    static List<DailyDone> read(String text) {
        List<DailyDone> done = new ArrayList<>();
        TextLines lines = new TextLines(text);
        int before = -1;
        while (lines.hasNext()) {
            DailyDone next = DailyDone.read(lines.next());
            Whole.within("day", next.day().number(), before + 1, DailyDone.LAST_DAY);
            before = next.day().number();
            done.add(next);
        }
        return done;
    }

    static String text(List<DailyDone> done) {
        StringBuilder text = new StringBuilder();
        for (DailyDone each : done) {
            text.append(each.line());
        }
        return text.toString();
    }

    /** What was finished, the oldest first. */
    List<DailyDone> done() {
        return done;
    }

    /** Why something could not be read; empty if everything could. */
    String flaw() {
        return flaw;
    }

    Optional<DailyDone> on(Day day) {
        for (DailyDone each : done) {
            if (each.day().equals(day)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Enters what was finished at the table; the result of a day that is still to come waits for its day. */
    void takeIn(Day today) {
        Shelf.Found<List<DailyDone>> found = shelf.read(Keys.DAILY, DailyBook::read);
        done = found.value().orElse(List.of());
        flaw = found.flaw();
        boolean isChanged = false;
        for (int number = Math.max(0, today.number() - DAYS_BACK); number <= today.number(); number++) {
            Day day = new Day(number);
            if (on(day).isEmpty() && !isSpent(day)) {
                Optional<ScoreSheet> played = played(day);
                played.ifPresent(sheet -> add(day, sheet));
                isChanged |= played.isPresent();
            }
        }
        if (isChanged) {
            shelf.write(Keys.DAILY, text(done));
        }
    }

    private void add(Day day, ScoreSheet sheet) {
        DailyDone added = new DailyDone(
                day,
                sheet.result().orElseThrow().total(),
                new DailyChallenge(day).par().total(),
                sheet.result().orElseThrow().outcome(),
                DailyRounds.of(sheet));
        done = with(added);
    }

    /** The challenges with one more, unless there is one of that day. */
    private List<DailyDone> with(DailyDone added) {
        if (on(added.day()).isPresent()) {
            return done;
        }
        List<DailyDone> all = new ArrayList<>(done);
        int at = all.size();
        while (at > 0 && all.get(at - 1).day().number() > added.day().number()) {
            at--;
        }
        all.add(at, added);
        return all;
    }

    /** Adds what another device has finished. Where both have finished a day, this one's result stays. */
    void merge(List<DailyDone> others) {
        done = shelf.read(Keys.DAILY, DailyBook::read).value().orElse(List.of());
        for (DailyDone other : others) {
            done = with(other);
        }
        shelf.write(Keys.DAILY, text(done));
    }

    /** The record of the game of a day, as long as the table keeps it. */
    Optional<ScoreSheet> played(Day day) {
        Shelf.Found<ScoreSheet> found = shelf.read(key(Keys.PLAYED, day), text -> proven(text, day));
        flaw = found.flaw().isEmpty() ? flaw : found.flaw();
        return found.value();
    }

    private static ScoreSheet proven(String text, Day day) {
        ScoreSheet sheet = LeftMatch.sheet(text);
        if (!new DailyChallenge(day).isProvenBy(sheet)) {
            throw new Malformed("this is not a game of that day");
        }
        return sheet;
    }

    /** Whether a game of this day was left at the table. */
    boolean isLeft(Day day) {
        return shelf.text(key(Keys.SITTING, day)).isPresent();
    }

    /** The days before today whose game was left at the table. */
    List<Day> left(Day today) {
        List<Day> days = new ArrayList<>();
        for (int number = Math.max(0, today.number() - DAYS_BACK); number < today.number(); number++) {
            if (isLeft(new Day(number))) {
                days.add(new Day(number));
            }
        }
        return days;
    }

    /** Whether the challenge of this day was begun here and then deleted. */
    boolean isSpent(Day day) {
        return spent.has(day);
    }

    /** Deletes all challenges. */
    void delete(Storage storage, Day today) {
        takeIn(today);
        spent.delete(storage, on(today).isPresent(), today);
    }

    private static String key(String what, Day day) {
        return what + ' ' + HOST + ' ' + new DailyChallenge(day).match();
    }
}
