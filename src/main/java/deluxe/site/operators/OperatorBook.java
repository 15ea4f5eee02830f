package deluxe.site.operators;

import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import java.util.List;
import java.util.Optional;

/** What the site must not forget of operators and their matches; see {@link deluxe.site.lobby.Ledger}. */
public interface OperatorBook {
    Optional<Operator> operator(String name);

    /** The match of an operator's request: the candidate, unless there is one already. */
    OperatorMatch claim(OperatorMatch candidate);

    Optional<OperatorMatch> match(String match);

    /** Keeps a tournament that the lobby doesn't show; the first of its id stands. */
    void announce(Tournament candidate, String operator);

    /** From now on this is the only launch token of the match. */
    void offer(String match, String tokenDigest);

    /** The match of a launch token, which is used up by this: of many who bring it, one is first. */
    Optional<OperatorMatch> redeem(String tokenDigest);

    /** The match was interrupted after so many intents. */
    void interrupted(String match, Telling.Cause cause, int intents, long atMillis);

    /** The operators' matches that were begun, should be over by now, and have no record yet. */
    List<Ticket> overdue(long nowMillis);

    /**
     * What is due to be told to operators who have an address for that: of each match what happened first.
     *
     * @param mostOfEach how much for each operator
     */
    List<Telling> due(long nowMillis, int mostOfEach);

    /** Takes this telling for the caller until then. Returns whether nobody else was faster. */
    boolean take(Telling telling, long untilMillis);

    void acknowledge(Telling telling, long nowMillis);

    /** It was not acknowledged, and is told again then. */
    void postpone(Telling telling, long dueMillis);

    /** All that happened in a match, in order. */
    List<Telling> tellings(String match);

    /** How much has happened that was not acknowledged, by operators who have an address to be told at. */
    int unacknowledged();
}
