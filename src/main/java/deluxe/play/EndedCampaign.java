package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.table.TextLines;
import java.util.ArrayList;
import java.util.List;

/**
 * A campaign in the tavern that is over.
 *
 * @param day when it ended, counted from 1 January 1970
 * @param isVictory whether all gamblers were broke, and not the player
 * @param coins what the player had then
 */
public record EndedCampaign(int day, boolean isVictory, int coins, int rounds, int thrown) {
    private static final int WORDS = 5;
    private static final int MOST = 999_999;
    private static final String VICTORY = "victory";
    private static final String BROKE = "broke";

    /** What is said of damage names nothing of the tavern: it is read in bundles without one, too. */
    private static final String NUMBER = "number";

    static List<EndedCampaign> readAll(String text) {
        List<EndedCampaign> all = new ArrayList<>();
        TextLines lines = new TextLines(text);
        while (lines.hasNext()) {
            all.add(read(lines.next()));
        }
        return all;
    }

    private static EndedCampaign read(String line) {
        List<String> words = TextLines.split(line);
        boolean isVictory = words.size() == WORDS && words.get(1).equals(VICTORY);
        if (words.size() != WORDS || (!isVictory && !words.get(1).equals(BROKE))) {
            throw new Malformed("this is not the end of a campaign: " + line);
        }
        return new EndedCampaign(
                Whole.read("day", words.get(0), 0, MOST),
                isVictory,
                Whole.read(NUMBER, words.get(2), 0, MOST),
                Whole.read(NUMBER, words.get(3), 0, MOST),
                Whole.read(NUMBER, words.get(4), 0, MOST));
    }

    String line() {
        return day + " " + (isVictory ? VICTORY : BROKE) + ' ' + coins + ' ' + rounds + ' ' + thrown + '\n';
    }
}
