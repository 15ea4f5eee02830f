package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.table.Entry;
import deluxe.table.Seat;

/** The entries that only a match of dominoes has. */
public sealed interface MatchEntry extends Entry {
    /** A seat plays, draws or passes. */
    record Move(Seat seat, Action action) implements MatchEntry {}

    /** A round is dealt; rounds are numbered from 1. */
    record RoundBegun(int round) implements MatchEntry {}
}
