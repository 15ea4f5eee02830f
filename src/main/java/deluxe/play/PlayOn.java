package deluxe.play;

import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import deluxe.ports.Time;
import deluxe.session.RecordedMatch;
import deluxe.session.Save;
import deluxe.table.Line;
import deluxe.tournament.Deck;
import deluxe.tournament.Match;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Optional;

/** Leaves a recorded match at its table as practice, as it was at a moment, so that it can be played on from there. */
final class PlayOn {
    private final Shelf shelf;
    private final Time time;

    PlayOn(Shelf shelf, Time time) {
        this.shelf = shelf;
        this.time = time;
    }

    /** The page of the table with these rules. */
    static String page(RuleSet rules) {
        return rules.table() == Table.FIVES ? "./" : "classic.html?table=" + rules.name();
    }

    /** Whether somebody could play on. A sealed match cannot go on: practice does not know how to deal it. */
    static boolean isPossible(RecordedMatch recorded, int moment) {
        return recorded.terms().deck() instanceof Deck.Seeded
                && !at(recorded, moment).isOver();
    }

    private static Match at(RecordedMatch recorded, int moment) {
        return recorded.matches().get(moment);
    }

    /** Returns whether it is there now: a game that was left before is never replaced. */
    boolean leave(RecordedMatch recorded, int moment) {
        String key = Saves.practiceKey(recorded.terms().rules());
        if (shelf.text(key).isPresent()) {
            return false;
        }
        Match match = at(recorded, moment);
        List<Line> lines = match.timeline().log().entries();
        ScoreSheet sheet = new ScoreSheet(recorded.terms().again(), lines, Optional.empty());
        Save save = new Save(sheet.text(), match.clock().nowMillis(), Saves.wallSeconds(time), 0, "");
        boolean isLeft = shelf.write(key, save.text());
        if (isLeft && moment > 0) {
            new GoneOn(shelf).mark(sheet);
        }
        return isLeft;
    }
}
