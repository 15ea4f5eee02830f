package deluxe.tournament;

import deluxe.dominoes.Event;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The lines of a match played through for as long as they are valid.
 *
 * @param states the match after each valid line
 * @param flaw why the line after these is not valid; empty if all are
 */
public record Replay(List<Match> states, Optional<Objection> flaw) {
    static Replay of(Terms terms, List<Line> lines) {
        List<Match> states = new ArrayList<>(lines.size());
        for (Line line : lines) {
            Answer<Match, Event, Objection> answer = states.isEmpty()
                    ? begin(terms, line)
                    : states.get(states.size() - 1).take(line);
            if (answer instanceof Refused<Match, Event, Objection> refused) {
                return new Replay(states, Optional.of(refused.reason()));
            }
            states.add(answer.step().next());
        }
        return new Replay(states, Optional.empty());
    }

    private static Answer<Match, Event, Objection> begin(Terms terms, Line line) {
        boolean isBeginning =
                line.atMillis() == 0 && line.entry() instanceof MatchEntry.RoundBegun begun && begun.round() == 1;
        return isBeginning ? Match.begin(terms) : new Refused<>(new Objection.NotTheBeginning());
    }

    /** The match after the last valid line, of which there must be one. */
    public Match last() {
        return states.get(states.size() - 1);
    }
}
