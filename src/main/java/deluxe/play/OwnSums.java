package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.kit.Word;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sums over games that are no longer listed, and the fingerprints of these games: so none is counted twice. */
final class OwnSums {
    private static final String HAD = "had";
    private static final String SEEN = "seen";

    private static final int MARK_WORDS = 3;

    private final List<Folded> folded = new ArrayList<>();
    private final List<OwnStreak> streaks = new ArrayList<>();
    private final List<Mark> had = new ArrayList<>();
    private int highest;
    /** The game of the diary that had the highest number when somebody looked last. */
    private Optional<Mark> seen = Optional.empty();

    /**
     * By which a game is known again.
     *
     * @param number 0 for a game of another device
     */
    private record Mark(int number, String fingerprint) {
        private static Mark of(Diary.Entry game) {
            return new Mark(game.number(), game.fingerprint());
        }

        private boolean isOf(Diary.Entry game) {
            return number == game.number() && fingerprint.equals(game.fingerprint());
        }

        private String line(String name) {
            return name + ' ' + number + ' ' + fingerprint + '\n';
        }

        private static Mark read(List<String> words) {
            if (words.size() != MARK_WORDS) {
                throw new Malformed("the mark of a game has " + MARK_WORDS + " words");
            }
            return new Mark(Whole.read("number", words.get(1), 0, Diary.LAST_NUMBER), words.get(2));
        }
    }

    /** The sums of one table against one opponent. */
    record Folded(RuleSet table, Difficulty opponent, OwnTally tally) {
        private String line() {
            return table.name() + ' ' + opponent.word() + ' ' + tally.text() + '\n';
        }

        private static Folded read(List<String> words) {
            return new Folded(
                    RuleSet.named(words.get(0)),
                    Word.read("opponent", words.get(1), Difficulty.values()),
                    OwnTally.read(words.subList(2, words.size())));
        }
    }

    static OwnSums read(String text) {
        OwnSums sums = new OwnSums();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            List<String> words = TextLines.split(lines.next());
            if (words.size() < 2) {
                throw new Malformed("sums of games begin with a table and an opponent");
            }
            if (words.get(0).equals(HAD)) {
                sums.have(Mark.read(words));
            } else if (words.get(0).equals(SEEN)) {
                sums.seen = Optional.of(Mark.read(words));
            } else if (words.get(0).equals(OwnStreak.NAME)) {
                sums.streaks.add(OwnStreak.read(words));
            } else {
                sums.folded.add(Folded.read(words));
            }
        }
        return sums;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        seen.ifPresent(mark -> text.append(mark.line(SEEN)));
        had.forEach(mark -> text.append(mark.line(HAD)));
        folded.forEach(each -> text.append(each.line()));
        streaks.forEach(each -> text.append(each.line()));
        return text.toString();
    }

    /** Whether this game is in them already. */
    boolean have(Diary.Entry game) {
        if (game.number() <= highest) {
            for (Mark each : had) {
                if (each.isOf(game)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void have(Mark mark) {
        had.add(mark);
        highest = Math.max(highest, mark.number());
    }

    /** The fingerprints of the games in them. */
    List<String> fingerprints() {
        List<String> all = new ArrayList<>();
        had.forEach(each -> all.add(each.fingerprint()));
        return all;
    }

    /** The highest number of a game in them. */
    int highest() {
        return highest;
    }

    /** How many games are in them. */
    int games() {
        int games = 0;
        for (Folded each : folded) {
            games += each.tally().games();
        }
        return games;
    }

    /** Marks the game with the highest number. Returns whether another one had the mark. */
    boolean see(Diary.Entry newest) {
        boolean isNew = seen.filter(mark -> mark.isOf(newest)).isEmpty();
        seen = Optional.of(Mark.of(newest));
        return isNew;
    }

    /** Whether these games were begun to be counted anew since the last look. */
    boolean isAnew(List<Diary.Entry> games) {
        for (Diary.Entry game : games) {
            if (seen.filter(mark -> mark.isOf(game)).isPresent()) {
                return false;
            }
        }
        return seen.isPresent() && !games.isEmpty();
    }

    /** The sums to which this game is added; from now on they have it. */
    OwnTally of(Diary.Entry game) {
        have(Mark.of(game));
        Optional<Table> table = Optional.of(game.table().table());
        Optional<Difficulty> opponent = Optional.of(game.opponent());
        streak(OwnStreak.where(Optional.empty(), Optional.empty())).add(game);
        streak(OwnStreak.where(table, Optional.empty())).add(game);
        streak(OwnStreak.where(Optional.empty(), opponent)).add(game);
        streak(OwnStreak.where(table, opponent)).add(game);
        for (Folded each : folded) {
            if (each.table().name().equals(game.table().name()) && each.opponent() == game.opponent()) {
                return each.tally();
            }
        }
        Folded more = new Folded(game.table(), game.opponent(), new OwnTally());
        folded.add(more);
        return more.tally();
    }

    /** How many games in a row were won until the last one in them. */
    OwnStreak streak(String where) {
        for (OwnStreak each : streaks) {
            if (each.isOf(where)) {
                return each;
            }
        }
        OwnStreak more = new OwnStreak(where);
        streaks.add(more);
        return more;
    }

    /** Takes over another device's sums; there are none here yet. */
    void takeOver(OwnSums others) {
        folded.addAll(others.folded);
        streaks.addAll(others.streaks);
        others.had.forEach(each -> have(new Mark(0, each.fingerprint())));
    }

    List<Folded> all() {
        return folded;
    }
}
