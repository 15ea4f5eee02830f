package deluxe.site.lobby;

import deluxe.bots.Difficulty;
import deluxe.dominoes.Plays;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.BotMatch;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.List;

/** Records of matches between bots, for tests. */
public final class Records {
    private Records() {}

    private static final int LATEST_MILLIS = 600;

    /** A whole match in which each action takes {@code paceMillis}. */
    public static String whole(Terms terms, Difficulty player, int paceMillis) {
        return ScoreSheet.of(new BotMatch(terms, player, paceMillis).play(events -> {}))
                .text();
    }

    /**
     * A match that the player ended within its first second, so that a site on the real clock takes it at once.
     *
     * @param number decides which tile was played, and when
     */
    public static String endedAtOnce(Terms terms, int number) {
        Match match = Match.begin(terms).next();
        Plays plays = match.game().view(Seat.PLAYER).plays();
        int atMillis = number % LATEST_MILLIS;
        Match played = match.take(
                        new Line(atMillis, new MatchEntry.Move(Seat.PLAYER, plays.play(number % plays.size()))))
                .step()
                .next();
        return ScoreSheet.of(played.take(new Line(atMillis, new Entry.EndedEarly()))
                        .step()
                        .next())
                .text();
    }

    /** The line of a header that says what this round was dealt. */
    static String dealLine(Terms terms, int round) {
        Terms told = new Terms(
                terms.agreement(), new Deck.Seeded(((Deck.Seeded) terms.deck()).seed(), List.of(terms.deal(round))));
        return ScoreSheet.begun(told)
                .text()
                .lines()
                .filter(line -> line.startsWith("deal "))
                .findFirst()
                .orElseThrow();
    }
}
