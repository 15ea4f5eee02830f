package deluxe.site.operators;

import deluxe.site.dealing.SealedTables;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Ticket;
import deluxe.table.Ending;
import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The operators' matches whose players have left for good: they end when their time is up. */
public final class Absent {
    private static final Logger LOG = LoggerFactory.getLogger(Absent.class);

    private final Lobby lobby;
    private final SealedTables tables;
    private final OperatorBook book;
    private final Set<String> unfiled = new HashSet<>();

    public Absent(Lobby lobby, SealedTables tables, OperatorBook book) {
        this.lobby = lobby;
        this.tables = tables;
        this.book = book;
    }

    void file() {
        book.overdue(lobby.nowMillis()).forEach(this::tryToFile);
    }

    /** One that can't be filed stops none of the others, and is tried again each time. */
    private void tryToFile(Ticket ticket) {
        try {
            file(ticket);
        } catch (RuntimeException failure) {
            if (unfiled.add(ticket.match())) {
                LOG.error("The match {} is over, and its record can't be filed", ticket.match(), failure);
            }
        }
    }

    private void file(Ticket ticket) {
        tables.finished(lobby.known(ticket.tournament()), ticket).ifPresent(over -> {
            if (over.result().orElseThrow().outcome().ending() == Ending.TIME_UP) {
                book.interrupted(ticket.match(), Telling.Cause.TIMEOUT, Telling.AT_THE_END, lobby.nowMillis());
            }
            lobby.fileDealt(ticket, over);
        });
    }
}
