package deluxe.site.operators;

import deluxe.site.dealing.EachMatch;
import deluxe.site.dealing.SealedTables;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Ticket;
import deluxe.table.Ending;

/** The operators' matches whose players have left for good: they end when their time is up. */
public final class Absent {
    private final Lobby lobby;
    private final SealedTables tables;
    private final OperatorBook book;
    private final EachMatch each = new EachMatch();

    public Absent(Lobby lobby, SealedTables tables, OperatorBook book) {
        this.lobby = lobby;
        this.tables = tables;
        this.book = book;
    }

    void file() {
        book.overdue(lobby.nowMillis()).forEach(ticket -> each.file(ticket, () -> file(ticket)));
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
