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
            throw new Malformed("a campaign has a day, victory or broke, coins, rounds and throws, not: " + line);
        }
        return new EndedCampaign(
                Whole.read("day", words.get(0), 0, MOST),
                isVictory,
                Whole.read("coins", words.get(2), 0, MOST),
                Whole.read("rounds", words.get(3), 0, MOST),
                Whole.read("throws", words.get(4), 0, MOST));
    }

    String line() {
        return day + " " + (isVictory ? VICTORY : BROKE) + ' ' + coins + ' ' + rounds + ' ' + thrown + '\n';
    }
}
