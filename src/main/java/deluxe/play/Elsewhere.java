package deluxe.play;

import deluxe.session.Dealer;
import deluxe.tournament.Agreement;

/** Whoever deals a match that this device does not deal. A page that deals all its matches has none. */
public interface Elsewhere {
    /** Whether this match was begun on this device and is not over. */
    boolean isBegun(Agreement agreement, Saves saves);

    /** The near end of a match; what its dealer is asked goes through the host. */
    Dealer begin(Agreement agreement, Outside outside, Saves saves);

    /** The host brings an answer. */
    void answered(String answer, Agreement agreement, Outside outside);

    /** The match is over, and its dealer has the record. */
    void ended(Agreement agreement, Outside outside, Saves saves);
}
