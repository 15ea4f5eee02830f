package deluxe.tournament;

import deluxe.dominoes.Event;
import deluxe.table.Answer;
import deluxe.table.Line;
import deluxe.table.Objection;
import deluxe.table.Refused;
import deluxe.table.Replay;

/** What a match on these terms answers to the lines of its record. */
record MatchRules(Terms terms) implements Replay.Rules<Match, Event, Objection> {
    @Override
    public Answer<Match, Event, Objection> begin(Line line) {
        return line.equals(Match.FIRST_LINE) ? Match.begin(terms) : new Refused<>(new MatchObjection.NotTheBeginning());
    }

    @Override
    public Answer<Match, Event, Objection> take(Match match, Line line) {
        return match.take(line);
    }
}
