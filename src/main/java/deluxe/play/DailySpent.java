package deluxe.play;

import deluxe.kit.Day;
import deluxe.kit.Split;
import deluxe.ports.Storage;
import deluxe.tournament.DailyChallenge;
import java.util.List;

/** What is left of challenges that were deleted: that today's was begun. Whoever has seen the tiles has no second first try. */
final class DailySpent {
    private final Shelf shelf;

    DailySpent(Shelf shelf) {
        this.shelf = shelf;
    }

    boolean has(Day day) {
        return shelf.text(Keys.SPENT).orElse("").equals(new DailyChallenge(day).match());
    }

    /** Deletes all that is kept of challenges, also what was left at the table. */
    void delete(Storage storage, boolean isDone, Day today) {
        String match = new DailyChallenge(today).match();
        boolean isBegun = isDone || has(today);
        // What the table keeps has the host as its second word, and the match as its last.
        for (String key : storage.keys()) {
            List<String> words = Split.at(' ', key);
            if (words.size() > 1 && words.get(1).equals(DailyBook.HOST)) {
                isBegun |= words.get(words.size() - 1).equals(match);
                shelf.forget(key);
            }
        }
        shelf.forget(Keys.DAILY);
        shelf.forget(Keys.SPENT);
        if (isBegun) {
            shelf.write(Keys.SPENT, match);
        }
    }
}
