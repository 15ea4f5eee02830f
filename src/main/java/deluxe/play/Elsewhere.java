package deluxe.play;

import deluxe.ports.Host;
import deluxe.session.Dealer;
import deluxe.tournament.Agreement;

/** Whoever deals a match that this device does not deal. A page that deals all its matches has none. */
public interface Elsewhere {
    /** The near end of a match; what its dealer is asked goes through the host. */
    Dealer dealer(Agreement agreement, Outside outside);

    /** The host brings an answer. */
    void answered(String answer, Host host);
}
