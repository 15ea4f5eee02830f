package deluxe.tournament;

import deluxe.dominoes.Event;
import deluxe.table.Answer;
import deluxe.table.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A record played through for as long as it is valid. Whether the opponent really plays like this, {@link Verification} knows.
 *
 * @param matches the match after each valid line
 * @param flaw the first line that is not valid; empty if all are
 */
public record Replay(List<Match> matches, Optional<Flaw> flaw) {
    /** The first line that is not valid, from 1, and why. */
    public record Flaw(int line, Objection objection) {}

    public static Replay of(ScoreSheet sheet) {
        List<Match> matches = new ArrayList<>(sheet.lines().size());
        for (Line line : sheet.lines()) {
            Answer<Match, Event, Objection> answer = answer(sheet, matches, line);
            if (answer instanceof Refused<Match, Event, Objection> refused) {
                return new Replay(matches, Optional.of(new Flaw(sheet.lineOf(matches.size()), refused.reason())));
            }
            matches.add(answer.step().next());
        }
        return new Replay(matches, Optional.empty());
    }

    private static Answer<Match, Event, Objection> answer(ScoreSheet sheet, List<Match> matches, Line line) {
        if (!matches.isEmpty()) {
            return matches.get(matches.size() - 1).take(line);
        }
        return line.equals(Match.FIRST_LINE)
                ? Match.begin(sheet.terms())
                : new Refused<>(new Objection.NotTheBeginning());
    }
}
