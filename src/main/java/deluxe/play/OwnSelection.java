package deluxe.play;

import deluxe.bots.Difficulty;
import deluxe.dominoes.RuleSet;
import deluxe.dominoes.Table;
import java.util.Optional;

/**
 * Which of the own games are counted.
 *
 * @param table empty for all
 * @param opponent empty for all
 * @param sinceDay the first day, counted from 1 January 1970; 0 for all times
 */
record OwnSelection(Optional<Table> table, Optional<Difficulty> opponent, int sinceDay) {
    static final OwnSelection ALL = new OwnSelection(Optional.empty(), Optional.empty(), 0);

    boolean has(Diary.Entry game) {
        return game.day() >= sinceDay && has(game.table(), game.opponent());
    }

    /** Nobody knows any more when folded games were played. */
    boolean hasFolded(OwnSums.Folded folded) {
        return sinceDay == 0 && has(folded.table(), folded.opponent());
    }

    private boolean has(RuleSet rules, Difficulty other) {
        return table.filter(wanted -> wanted != rules.table()).isEmpty()
                && opponent.filter(wanted -> wanted != other).isEmpty();
    }
}
