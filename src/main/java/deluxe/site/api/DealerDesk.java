package deluxe.site.api;

import deluxe.site.dealing.SealedTables;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ticket;

/** Answers players whose matches the site deals. */
final class DealerDesk {
    /** The way to the player and back, as this site has measured it. */
    static final String TRIP = "Trip";

    private final Lobby lobby;
    private final SealedTables tables;

    DealerDesk(Lobby lobby, SealedTables tables) {
        this.lobby = lobby;
        this.tables = tables;
    }

    Reply deal(Player player, String match, Request request) {
        Ticket ticket = lobby.sealed(player, match);
        SealedTables.Reply reply = tables.answer(
                lobby.known(ticket.tournament()),
                ticket,
                new Incoming(request).question(),
                request.header(TRIP).orElse(""));
        reply.finished().ifPresent(over -> lobby.fileDealt(ticket, over));
        return Outgoing.plain(Reply.OK, "text/plain", reply.text())
                .with(TRIP, tables.trips().sent(match));
    }

    /** Files the record of a match that is over by now, even if nobody has asked about it since. */
    void settle(Ticket ticket) {
        tables.finished(lobby.known(ticket.tournament()), ticket).ifPresent(over -> lobby.fileDealt(ticket, over));
    }

    /** Tells a player who returns the note of an answer how long that was on its way. */
    Reply trip(String match, Request request) {
        String measured = tables.trips().measured(match, new Incoming(request).question());
        return Outgoing.plain(Reply.OK, "text/plain", measured);
    }
}
