package deluxe.play;

import deluxe.kit.Day;
import deluxe.kit.Split;
import deluxe.ports.Storage;
import deluxe.tournament.DailyChallenge;
import java.util.List;

/**
 * What is left of challenges that were deleted: the names of those whose day is not over yet. Whoever has seen the tiles of a day has no
 * second first try.
 */
final class DailySpent {
    private final Shelf shelf;

    DailySpent(Shelf shelf) {
        this.shelf = shelf;
    }

    private List<String> names() {
        return Split.at(' ', shelf.text(Keys.SPENT).orElse(""));
    }

    boolean has(Day day) {
        return names().contains(new DailyChallenge(day).match());
    }

    /** Deletes all that is kept of challenges, also what was left at the table. */
    void delete(Storage storage, List<DailyDone> done, Day today) {
        String first = new DailyChallenge(today).match();
        StringBuilder marks = new StringBuilder();
        for (String name : names()) {
            mark(name, first, marks);
        }
        for (DailyDone each : done) {
            mark(new DailyChallenge(each.day()).match(), first, marks);
        }
        // What the table keeps has the host as its second word, and mostly the match as its third.
        for (String key : storage.keys()) {
            List<String> words = Split.at(' ', key);
            if (words.size() > 1 && words.get(1).equals(DailyBook.HOST)) {
                mark(words.get(words.size() - 1), first, marks);
                shelf.forget(key);
            }
        }
        shelf.forget(Keys.DAILY);
        if (marks.length() == 0) {
            shelf.forget(Keys.SPENT);
        } else {
            shelf.write(Keys.SPENT, marks.toString());
        }
    }

    /** Names are in the order of their days. */
    private static void mark(String name, String first, StringBuilder marks) {
        if (name.startsWith(DailyChallenge.NAME) && name.compareTo(first) >= 0 && marks.indexOf(name) < 0) {
            marks.append(name).append(' ');
        }
    }
}
