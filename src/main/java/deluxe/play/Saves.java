package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.kit.Malformed;
import deluxe.ports.Host;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.Finish;
import deluxe.session.LeftMatch;
import deluxe.table.Outcome;
import deluxe.table.Save;
import deluxe.table.TextLines;
import deluxe.tournament.HighScores;
import deluxe.tournament.Match;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is kept on the device: the current match, those that were played for a host, and the best scores. Where nothing can be
 * kept, the player is told and the game goes on.
 */
final class Saves {
    private static final int MILLIS_A_SECOND = 1000;

    private static final String SITTING = "sitting";
    private static final String PLAYED = "played";

    /** The names of the matches that were played, the newest last. */
    private static final String ORDER = "order";

    /** Where {@code host.js} keeps what the host has not acknowledged. */
    private static final String UNSENT = "unsent";

    private static final String BEST = "best";

    /** 150 points to nothing with five minutes left: far more than anybody earns. */
    private static final int MOST_AT_FIVES = 525;

    /** How many records are kept; beyond these, only those that the host does not have yet. */
    private static final int MOST_PLAYED = 20;

    private final Storage storage;
    private final Time time;
    private final Host host;
    private final Words words;
    /** The end of the keys for practice; empty for the table that was there first. */
    private final String practice;

    private String notice = "";

    /** @param table the rules of the table whose practice is kept here */
    Saves(Storage storage, Time time, Host host, RuleSet table, Words words) {
        this.storage = storage;
        this.time = time;
        this.host = host;
        practice = ofPractice(table);
        this.words = words;
    }

    /** The key of the practice game at this table. */
    static String practiceKey(RuleSet table) {
        return SITTING + ofPractice(table);
    }

    private static String ofPractice(RuleSet table) {
        return table.name().equals(RuleSet.FIVES.name()) ? "" : ' ' + table.name();
    }

    /** A match is known by its host and its name; each table has one practice game. */
    private String key(String what, String match) {
        return match.equals(Terms.PRACTICE) ? what + practice : what + " " + host.name() + " " + match;
    }

    String notice() {
        return notice;
    }

    /**
     * Keeps the match as it is now: what its clock shows, and how long a pause has lasted, if there is one. A page without the seat
     * keeps nothing: another page may have kept the match since.
     */
    void keep(Match match, int clockMillis, int pausedMillis, String board) {
        if (!host.isSeated()) {
            return;
        }
        String record = ScoreSheet.of(match).text();
        Save saved = new Save(record, clockMillis, wallSeconds(), pausedMillis, board);
        boolean lasting = storage.write(key(SITTING, match.terms().match()), saved.text());
        notice = lasting ? "" : "This browser can't save games. If you close the page, this game is lost.";
    }

    void forget(String match) {
        storage.forget(key(SITTING, match));
    }

    /** The match of this name as it was when the page was last left. */
    Optional<LeftMatch> saved(String match) {
        Optional<String> text = storage.read(key(SITTING, match));
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LeftMatch.of(Save.read(text.get()), wallSeconds()));
        } catch (Malformed malformed) {
            notice = unreadable("The game saved here can no longer be read ({0}).", malformed);
            forget(match);
            return Optional.empty();
        }
    }

    /** Keeps the record of a match that is over, so that it cannot be begun again here. */
    void keepPlayed(ScoreSheet sheet) {
        String name = sheet.terms().match();
        if (host.isSeated()) {
            storage.write(key(PLAYED, name), sheet.text());
            forget(name);
            forgetOldest(name);
        }
    }

    /** Records that the host has not acknowledged stay, however old they are. */
    private void forgetOldest(String newest) {
        List<String> names =
                new ArrayList<>(TextLines.split(storage.read(key(ORDER, "")).orElse("")));
        names.remove(newest);
        names.add(newest);
        for (int at = 0; at < names.size() - MOST_PLAYED; ) {
            if (storage.read(key(UNSENT, names.get(at))).isPresent()) {
                at++;
            } else {
                storage.forget(key(PLAYED, names.remove(at)));
            }
        }
        storage.write(key(ORDER, ""), String.join(" ", names));
    }

    /** The record of the match of this name, if it was played here. */
    Optional<ScoreSheet> played(String match) {
        try {
            return storage.read(key(PLAYED, match)).map(LeftMatch::sheet);
        } catch (Malformed malformed) {
            notice = unreadable("The result saved here can no longer be read ({0}).", malformed);
            return Optional.empty();
        }
    }

    /** Tells the player that the host has not answered yet, and that the device has no room. */
    void tellLoss() {
        notice = "This browser has no room to save your score. Please leave the page open until it has been sent.";
    }

    private String unreadable(String english, Malformed malformed) {
        return words.say(english, malformed.getMessage());
    }

    private int wallSeconds() {
        return (int) (time.wallMillis() / MILLIS_A_SECOND);
    }

    /** The results of a match that was played before. */
    Results results(ScoreSheet played) {
        Result result = played.result().orElseThrow();
        return results(played.terms(), result.outcome(), result.card());
    }

    /** The results of a match that has just ended. */
    Results results(Finish finish) {
        Terms terms = finish.sheet().terms();
        Results results = results(finish.sheet());
        if (!storage.write(bestKey(terms), results.best().text())) {
            notice = "This browser can't save best scores. They last until you close the page.";
        } else if (hasOldBest(terms)) {
            storage.forget(BEST);
        }
        return results;
    }

    private Results results(Terms terms, Outcome outcome, ScoreCard card) {
        boolean isTimed = terms.rules().clockSeconds() > 0;
        return Results.of(outcome, card, isTimed, time.today(), best(terms));
    }

    /** Scores are compared with those at the same table, with the same rules and against the same opponent. */
    private static String bestKey(Terms terms) {
        StringBuilder key = new StringBuilder(BEST)
                .append(' ')
                .append(terms.rules().name())
                .append(' ')
                .append(terms.difficulty().word());
        terms.rules()
                .changes()
                .forEach((option, text) ->
                        key.append(' ').append(option.title()).append('=').append(text));
        return key.toString();
    }

    private HighScores best(Terms terms) {
        return storage.read(bestKey(terms))
                .map(this::best)
                .orElseGet(() -> hasOldBest(terms) ? oldBest() : HighScores.NONE);
    }

    /**
     * An older version kept one best for all conditions. It goes to the opponent of the next game of Fives without changes, because
     * most matches were like that.
     */
    private static boolean hasOldBest(Terms terms) {
        return terms.rules().name().equals(RuleSet.FIVES.name())
                && terms.rules().changes().isEmpty();
    }

    /** A total that cannot be reached at Fives with its own clock came from another table, or from another clock. */
    private HighScores oldBest() {
        return storage.read(BEST)
                .map(this::best)
                .filter(best -> best.lifetime() <= MOST_AT_FIVES)
                .orElse(HighScores.NONE);
    }

    private HighScores best(String text) {
        try {
            return HighScores.read(text);
        } catch (Malformed malformed) {
            notice = unreadable("The list of best scores can no longer be read ({0}).", malformed);
            return HighScores.NONE;
        }
    }
}
