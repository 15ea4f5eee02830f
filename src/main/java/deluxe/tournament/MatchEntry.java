package deluxe.tournament;

import deluxe.dominoes.Action;
import deluxe.table.Entry;
import deluxe.table.Seat;

/** What is written down of a match of dominoes and of no other game. */
public sealed interface MatchEntry extends Entry {
    /** A seat plays, draws or passes. */
    record Move(Seat seat, Action action) implements MatchEntry {}

    /** A round is dealt, from 1. */
    record RoundBegun(int round) implements MatchEntry {}
}
