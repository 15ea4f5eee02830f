package deluxe.site.lobby;

import deluxe.bots.Difficulty;
import deluxe.tournament.BotMatch;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;

/** Records of matches between bots, for tests. */
public final class Records {
    private Records() {}

    /** A whole match, in which each action takes so long. */
    public static String whole(Terms terms, Difficulty player, int paceMillis) {
        return ScoreSheet.of(new BotMatch(terms, player, paceMillis).play(events -> {}))
                .text();
    }
}
