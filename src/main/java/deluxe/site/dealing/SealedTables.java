package deluxe.site.dealing;

import deluxe.session.wire.QuestionText;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreSheet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The sealed matches of a site, a server's share of which is kept in memory only so that it need not be replayed at each move. */
public final class SealedTables {
    private static final int MOST_KEPT = 4_000;

    private final Ledger ledger;
    private final LongSupplier nowMillis;
    private final Trips trips;
    private final Map<String, SealedTable> tables = Collections.synchronizedMap(new LinkedHashMap<>(16, .75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SealedTable> eldest) {
            return size() > MOST_KEPT;
        }
    });

    public SealedTables(Ledger ledger, LongSupplier nowMillis) {
        this.ledger = ledger;
        this.nowMillis = nowMillis;
        this.trips = new Trips(ledger.secrets(), nowMillis);
    }

    /**
     * What a player is answered.
     *
     * @param text in the words of the wire
     * @param finished the record of the match, if it is over
     */
    public record Reply(String text, Optional<ScoreSheet> finished) {}

    /**
     * Answers a player's question about a match of this tournament.
     *
     * @param trip a note of how long the way to the player and back took, or nothing
     */
    public Reply answer(Tournament tournament, Ticket ticket, String question, String trip) {
        int tripMillis = trips.millis(ticket.match(), trip);
        return table(tournament, ticket)
                .answer(tournament, QuestionText.read(question), nowMillis.getAsLong(), tripMillis);
    }

    public Trips trips() {
        return trips;
    }

    /** The record of the match, if it is over by now. */
    public Optional<ScoreSheet> finished(Tournament tournament, Ticket ticket) {
        return table(tournament, ticket).record(tournament, nowMillis.getAsLong());
    }

    private SealedTable table(Tournament tournament, Ticket ticket) {
        return tables.computeIfAbsent(ticket.match(), match -> new SealedTable(ledger, ticket, tournament));
    }
}
