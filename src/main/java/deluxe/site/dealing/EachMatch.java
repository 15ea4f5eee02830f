package deluxe.site.dealing;

import deluxe.site.lobby.Ticket;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files matches one by one. One that can't be filed stops none of the others, and is logged once. */
public final class EachMatch {
    private static final Logger LOG = LoggerFactory.getLogger(EachMatch.class);

    private final Set<String> unfiled = new HashSet<>();

    /** Files this match, if it can be filed. */
    public void file(Ticket ticket, Runnable filing) {
        try {
            filing.run();
        } catch (RuntimeException failure) {
            if (unfiled.add(ticket.match())) {
                LOG.error("The match {} is over, and its record can't be filed", ticket.match(), failure);
            }
        }
    }
}
