package deluxe.session;

import deluxe.dominoes.Event;
import deluxe.kit.Malformed;
import deluxe.table.Entry;
import deluxe.table.Line;
import deluxe.table.Seat;
import deluxe.tournament.BadLine;
import deluxe.tournament.Link;
import deluxe.tournament.Match;
import deluxe.tournament.MatchEntry;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import java.util.Optional;

/** A match as its record tells it: a moment for each line, counted from 0, up to the first line that is refused. */
public final class RecordedMatch {
    private final ScoreSheet sheet;
    private final List<Match> matches;
    private final Optional<Verdict.Rejected> refusal;

    private RecordedMatch(ScoreSheet sheet, Verdict verdict) {
        this.sheet = sheet;
        refusal = verdict instanceof Verdict.Rejected rejected ? Optional.of(rejected) : Optional.empty();
        List<Match> valid = sheet.replay().states();
        int confirmed =
                refusal.map(rejected -> rejected.line() - sheet.lineOf(0)).orElse(valid.size());
        if (confirmed < 1) {
            throw new Malformed(refusalInWords());
        }
        matches = valid.subList(0, Math.min(valid.size(), confirmed));
    }

    /**
     * Reads a score sheet, a link's letters, or a whole address that ends with either.
     *
     * @throws Malformed if there is nothing in it to watch
     */
    public static RecordedMatch read(String text) {
        String record = text.trim();
        if (ScoreSheet.isBegunBy(record)) {
            return ofText(record + '\n');
        }
        String end = record.substring(record.indexOf('#') + 1);
        String unescaped = end.replace("%20", " ").replace("%0A", "\n");
        if (ScoreSheet.isBegunBy(unescaped)) {
            return ofText(unescaped.trim() + '\n');
        }
        ScoreSheet sheet = Link.read(end);
        return new RecordedMatch(sheet, Verification.verify(sheet));
    }

    private static RecordedMatch ofText(String record) {
        try {
            return new RecordedMatch(ScoreSheet.read(record), Verification.verify(record));
        } catch (BadLine bad) {
            ScoreSheet before =
                    bad.before().orElseThrow(() -> new Malformed("line " + bad.line() + ": " + bad.getMessage()));
            return new RecordedMatch(before, Verification.verify(record));
        }
    }

    /** The link to it; empty if the record is refused, since a link would show less than there is to see. */
    public Optional<String> link() {
        return isConfirmed() ? Optional.of(Link.of(sheet)) : Optional.empty();
    }

    public Terms terms() {
        return sheet.terms();
    }

    public int lastMoment() {
        return matches.size() - 1;
    }

    /** The match after each moment. */
    public List<Match> matches() {
        return matches;
    }

    /** The match after that moment. */
    Match at(int moment) {
        return matches.get(moment);
    }

    /** What happened at that moment. */
    public List<Event> events(int moment) {
        return moment == 0
                ? Match.begin(terms()).events()
                : matches.get(moment - 1).take(line(moment)).step().events();
    }

    public Entry entry(int moment) {
        return line(moment).entry();
    }

    /** What the match clock showed. */
    int atMillis(int moment) {
        return line(moment).atMillis();
    }

    /** How many milliseconds later than it counts the player's move came to its dealer; 0 for anything else. */
    public int lateMillis(int moment) {
        int moves = 0;
        for (int at = 0; at < moment; at++) {
            moves += isPlayers(at) ? 1 : 0;
        }
        return isPlayers(moment) && moves < sheet.came().size() ? sheet.came().get(moves) : 0;
    }

    private boolean isPlayers(int moment) {
        return entry(moment) instanceof MatchEntry.Move move && move.seat() == Seat.PLAYER;
    }

    private Line line(int moment) {
        return sheet.lines().get(moment);
    }

    /** Whether the whole record is confirmed; the end of a refused one cannot be trusted. */
    public boolean isConfirmed() {
        return refusal.isEmpty();
    }

    /** How the match ended, if its record is confirmed. */
    public Finish finish() {
        return Finish.open(at(lastMoment()));
    }

    /** Which line of the record is refused, and why; empty for one that is confirmed. */
    public String refusalInWords() {
        return refusal.map(rejected -> "line " + rejected.line() + ": " + rejected.reason())
                .orElse("");
    }
}
