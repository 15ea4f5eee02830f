package deluxe.site.lobby;

import deluxe.bots.Difficulty;
import deluxe.tournament.BotMatch;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;

/** Records of matches between bots, for tests. */
public final class Records {
    private Records() {}

    /** A whole match, in which each action takes so long. */
    public static String whole(Terms terms, Difficulty player, int paceMillis) {
        return ScoreSheet.of(new BotMatch(terms, player, paceMillis).play(events -> {}))
                .text();
    }

    /** The line of a header that says what this round was dealt. */
    static String dealLine(Terms terms, int round) {
        Terms told = new Terms(
                terms.match(),
                terms.rules(),
                terms.difficulty(),
                terms.seed(),
                List.of(terms.deal(round)),
                terms.pause(),
                terms.pauseSeconds());
        return ScoreSheet.begun(told)
                .text()
                .lines()
                .filter(line -> line.startsWith("deal "))
                .findFirst()
                .orElseThrow();
    }
}
