package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.review.Balance;
import deluxe.review.Review;
import deluxe.review.Skill;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/**
 * What a review found in a game.
 *
 * @param number the game's number in the diary
 * @param choices how often there was something to choose
 * @param lost how much of the chance a choice lost, in hundredths of a percent
 * @param accuracy in hundredths of a percent
 * @param luck the player's less the opponent's, in thousandths of the chance
 */
record OwnJudgement(int number, int choices, int lost, int accuracy, int luck) {
    private static final int WORDS = 5;
    private static final int MOST = 99_999;
    /** Kept numbers have no sign. */
    private static final int ZERO = 50_000;

    static OwnJudgement of(int number, Review review) {
        Skill skill = review.skill();
        Balance balance = review.balance();
        int luck = balance.luck() - balance.othersLuck();
        return new OwnJudgement(number, skill.choices(), skill.lost(), skill.accuracy(), luck);
    }

    /** Whether there were enough choices for an accuracy. */
    boolean tellsAccuracy() {
        return choices >= Skill.LEAST_CHOICES;
    }

    static List<OwnJudgement> readAll(String text) {
        List<OwnJudgement> all = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            all.add(read(lines.next()));
        }
        return all;
    }

    private static OwnJudgement read(String line) {
        List<String> words = TextLines.split(line);
        if (words.size() != WORDS) {
            throw new Malformed("what a game's review found has " + WORDS + " words, not: " + line);
        }
        return new OwnJudgement(
                Whole.read("number", words.get(0), 1, Diary.LAST_NUMBER),
                Whole.read("choices", words.get(1), 0, MOST),
                Whole.read("lost", words.get(2), 0, MOST),
                Whole.read("accuracy", words.get(3), 0, MOST),
                Whole.read("luck", words.get(4), 0, MOST) - ZERO);
    }

    OwnJudgement numbered(int another) {
        return new OwnJudgement(another, choices, lost, accuracy, luck);
    }

    String line() {
        return number + " " + choices + ' ' + lost + ' ' + accuracy + ' ' + (luck + ZERO) + '\n';
    }
}
