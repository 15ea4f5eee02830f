package deluxe.play;

import deluxe.kit.Malformed;
import deluxe.table.Scores;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;

/** Who scored more in each round: a sign for each, which tells nothing about the tiles. */
final class DailyRounds {
    private static final String SIGNS = "+-=";
    private static final int MOST_ROUNDS = 200;

    private DailyRounds() {}

    static String checked(String text) {
        boolean isRight = !text.isEmpty() && text.length() <= MOST_ROUNDS;
        for (int at = 0; at < text.length(); at++) {
            isRight &= SIGNS.indexOf(text.charAt(at)) >= 0;
        }
        if (!isRight) {
            throw new Malformed("the rounds of a challenge are " + SIGNS + ", not: " + text);
        }
        return text;
    }

    /** The rounds of a game that is over and whose record is true. */
    static String of(ScoreSheet sheet) {
        StringBuilder signs = new StringBuilder();
        Scores before = new Scores(0, 0);
        Scores now = before;
        int round = 1;
        for (Match match : sheet.replay().states()) {
            if (match.game().round().number() > round) {
                signs.append(sign(before, now));
                before = now;
                round++;
            }
            now = match.game().round().scores();
        }
        return signs.append(sign(before, now)).toString();
    }

    private static char sign(Scores before, Scores now) {
        int lead = (now.player() - before.player()) - (now.opponent() - before.opponent());
        return lead > 0 ? '+' : lead < 0 ? '-' : '=';
    }

    /** As signs that look different even to those who see no colours. */
    static String shown(String rounds) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < rounds.length(); at++) {
            char sign = rounds.charAt(at);
            text.append(sign == '+' ? '▲' : sign == '-' ? '▼' : '●');
        }
        return text.toString();
    }
}
