package deluxe.site.lobby;

import deluxe.dominoes.Draw;
import deluxe.dominoes.Play;
import deluxe.dominoes.Plays;
import deluxe.dominoes.Tableau;
import deluxe.dominoes.View;
import deluxe.table.Seat;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.MatchEntry.Move;
import deluxe.tournament.ScoreSheet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a player did in a match: which tiles were played, to which values, and the draws and passes, in their order. Times, pauses and
 * the match's name are no part of it, and neither is the end that a tile was joined to if another one had the same value: all of that
 * can be changed in a copy without changing its score.
 *
 * @param words one for each act
 * @param choices how often the player could have acted otherwise
 */
record Acts(String words, int choices) {
    /** Two who play well may do the same for a while; nobody should be suspected for that. */
    private static final int FEWEST_CHOICES = 8;

    /** The acts of a record that was confirmed. */
    static Acts of(ScoreSheet sheet) {
        List<Match> states = sheet.replay().states();
        StringBuilder words = new StringBuilder();
        int choices = 0;
        for (int at = 1; at < states.size(); at++) {
            if (sheet.lines().get(at).entry() instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER) {
                View view = states.get(at - 1).game().view(Seat.PLAYER);
                words.append(word(move, view.tableau())).append('\n');
                choices += waysToPlay(view) > 1 ? 1 : 0;
            }
        }
        return new Acts(words.toString(), choices);
    }

    /** A digest by which equal acts are found; empty if there were too few choices for equal acts to mean anything. */
    Optional<String> digest() {
        return choices < FEWEST_CHOICES ? Optional.empty() : Optional.of(Sha256.of(words));
    }

    private static String word(Move move, Tableau tableau) {
        if (move.action() instanceof Play play) {
            return joined(play, tableau);
        }
        return move.action() instanceof Draw ? "draw" : "pass";
    }

    private static int waysToPlay(View view) {
        Plays plays = view.plays();
        Set<String> ways = new HashSet<>();
        for (int at = 0; at < plays.size(); at++) {
            ways.add(joined(plays.play(at), view.tableau()));
        }
        return ways.size();
    }

    private static String joined(Play play, Tableau tableau) {
        return tableau.isEmpty() ? play.tile().toString() : play.tile() + " to " + tableau.value(play.end());
    }
}
