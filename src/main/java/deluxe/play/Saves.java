package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.ports.Host;
import deluxe.ports.Storage;
import deluxe.ports.Time;
import deluxe.session.Finish;
import deluxe.session.LeftMatch;
import deluxe.session.Save;
import deluxe.table.Outcome;
import deluxe.table.TextLines;
import deluxe.tournament.Agreement;
import deluxe.tournament.HighScores;
import deluxe.tournament.Match;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is kept on the device: the current match, those that were played for a host, and the best scores. Where nothing can be
 * kept, the player is told and the game goes on.
 */
final class Saves {
    static final String UNREADABLE_GAME = "The game saved here can't be read ({0}). It was set aside, not deleted.";

    private static final int MILLIS_A_SECOND = 1000;

    /** How many records are kept; beyond these, only those that the host does not have yet. */
    private static final int MOST_PLAYED = 20;

    /** More than there are, however many of them the host has not acknowledged. */
    private static final int MOST_ORDERED = 1000;

    private final Shelf shelf;
    private final Time time;
    private final Host host;
    private final Words words;
    private final RuleSet table;
    private final Diary diary;

    private String notice = "";

    /** @param table the rules of the table whose practice is kept here */
    Saves(Storage storage, Time time, Host host, RuleSet table, Words words) {
        shelf = new Shelf(storage);
        diary = new Diary(shelf);
        this.time = time;
        this.host = host;
        this.table = table;
        this.words = words;
    }

    /** The key of the practice game at this table. */
    static String practiceKey(RuleSet table) {
        return ofTable(Keys.SITTING, table);
    }

    /** The name of the table that was there first is left out. */
    static String ofTable(String what, RuleSet table) {
        return table.table() == Table.FIVES ? what : what + ' ' + table.name();
    }

    /** A match is known by its host and its name; each table has one practice game. */
    private String key(String what, String match) {
        return match.equals(Terms.PRACTICE) ? ofTable(what, table) : what + " " + host.name() + " " + match;
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
        Save saved = new Save(record, clockMillis, wallSeconds(time), pausedMillis, board);
        boolean lasting = shelf.write(key(Keys.SITTING, match.terms().match()), saved.text());
        notice = lasting ? "" : "This browser can't save games. If you close the page, this game is lost.";
    }

    void forget(String match) {
        shelf.forget(key(Keys.SITTING, match));
    }

    /** Notes that a match was begun here that is dealt elsewhere. */
    void keepBegun(String match) {
        shelf.write(key(Keys.BEGUN, match), "1");
    }

    boolean isBegun(String match) {
        return shelf.text(key(Keys.BEGUN, match)).isPresent();
    }

    void forgetBegun(String match) {
        shelf.forget(key(Keys.BEGUN, match));
    }

    /** The match of this name as it was when the page was last left. */
    Optional<LeftMatch> saved(String match) {
        return read(key(Keys.SITTING, match), text -> left(text, match, table, wallSeconds(time)), UNREADABLE_GAME);
    }

    /** The record of a match of which one page has kept every action; empty before the first. */
    String record(String match) {
        return shelf.text(key(Keys.SITTING, match))
                .map(text -> Save.read(text).record())
                .orElse("");
    }

    /** Reads the match of this name as it was left. Practice rests while the page is closed: nobody waits for it. */
    static LeftMatch left(String text, String match, RuleSet table, int wallSeconds) {
        Save save = Save.read(text);
        LeftMatch left = LeftMatch.of(save, match.equals(Terms.PRACTICE) ? save.wallSeconds() : wallSeconds);
        require(match, table, left.match().terms());
        return left;
    }

    /** A host's match is compared with what the host asks for; practice must be of this table. */
    private static void require(String match, RuleSet table, Terms terms) {
        boolean isHere = !match.equals(Terms.PRACTICE) || terms.rules().table() == table.table();
        if (!terms.match().equals(match) || !isHere) {
            throw new Malformed("this is the match " + terms.match() + " of "
                    + terms.rules().name());
        }
    }

    /** What lies under this key; if it cannot be read, the player is told. */
    private <T> Optional<T> read(String key, Function<String, T> reading, String regret) {
        Shelf.Found<T> found = shelf.read(key, reading);
        if (!found.flaw().isEmpty()) {
            notice = words.say(regret, found.flaw());
        }
        return found.value();
    }

    /** Keeps the record of a match that is over, so that it cannot be begun again here. */
    void keepPlayed(ScoreSheet sheet) {
        String name = sheet.terms().match();
        if (host.isSeated()) {
            shelf.write(key(Keys.PLAYED, name), sheet.text());
            forget(name);
            forgetOldest(name);
        }
    }

    /** Records that the host has not acknowledged stay, however old they are. */
    private void forgetOldest(String newest) {
        List<String> names = new ArrayList<>(
                shelf.read(key(Keys.ORDER, ""), Saves::order).value().orElse(List.of()));
        names.remove(newest);
        names.add(newest);
        for (int at = 0; at < names.size() - MOST_PLAYED; ) {
            if (shelf.text(key(Keys.UNSENT, names.get(at))).isPresent()) {
                at++;
            } else {
                shelf.forget(key(Keys.PLAYED, names.remove(at)));
            }
        }
        StringBuilder order = new StringBuilder();
        for (String name : names) {
            order.append(order.length() == 0 ? "" : " ").append(name);
        }
        shelf.write(key(Keys.ORDER, ""), order.toString());
    }

    private static List<String> order(String text) {
        List<String> names = TextLines.split(text);
        Whole.within("the number of matches", names.size(), 0, MOST_ORDERED);
        return names;
    }

    /** The record of the match of this name, if it was played here. */
    Optional<ScoreSheet> played(String match) {
        return read(
                key(Keys.PLAYED, match),
                text -> played(text, match),
                "The result saved here can't be read ({0}). It was set aside, not deleted.");
    }

    private ScoreSheet played(String text, String match) {
        ScoreSheet sheet = LeftMatch.sheet(text);
        if (sheet.result().isEmpty()) {
            throw new Malformed("the result is missing");
        }
        require(match, table, sheet.terms());
        return sheet;
    }

    /** Tells the player that the host has not answered yet, and that the device has no room. */
    void tellLoss() {
        notice = "This browser has no room to save your score. Please leave the page open until it has been sent.";
    }

    static int wallSeconds(Time time) {
        return (int) (time.wallMillis() / MILLIS_A_SECOND);
    }

    /** The results of a match that was played before. */
    Results results(ScoreSheet played) {
        Result result = played.result().orElseThrow();
        return results(played.terms().agreement(), result.outcome(), result.card());
    }

    /** The results of a match that has just ended. */
    Results results(Agreement agreement, Finish finish) {
        Results results = results(agreement, finish.outcome(), finish.card());
        if (!shelf.write(bestKey(agreement), results.best().text())) {
            notice = "This browser can't save best scores. They last until you close the page.";
        }
        if (host.isSeated() && !isInDiary(finish)) {
            notice = "This browser has no room to keep this game. It can be watched until you close the page.";
        }
        return results;
    }

    /** Whether no game was finished on this device before. */
    boolean isFirstGame() {
        return shelf.text(Keys.DIARY).isEmpty();
    }

    /** Only what can be watched again is in the diary. */
    private boolean isInDiary(Finish finish) {
        return finish.sheet().isEmpty() || diary.add(finish.sheet().get(), time.today());
    }

    private Results results(Agreement agreement, Outcome outcome, ScoreCard card) {
        boolean isTimed = agreement.rules().clockSeconds() > 0;
        return Results.of(outcome, card, isTimed, time.today(), best(agreement));
    }

    /** Scores are compared with those at the same table, with the same rules and against the same opponent. */
    private static String bestKey(Agreement agreement) {
        StringBuilder key = new StringBuilder(Keys.BEST)
                .append(' ')
                .append(agreement.rules().name())
                .append(' ')
                .append(agreement.difficulty().word());
        agreement
                .rules()
                .changes()
                .forEach((option, text) ->
                        key.append(' ').append(option.title()).append('=').append(text));
        return key.toString();
    }

    private HighScores best(Agreement agreement) {
        return read(
                        bestKey(agreement),
                        HighScores::read,
                        "The list of best scores can't be read ({0}). It was set aside, not deleted.")
                .orElse(HighScores.NONE);
    }
}
