package deluxe.site.operators;

import deluxe.site.dealing.RefusedIntents;
import deluxe.site.http.ProgramVersion;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.DealKey;
import deluxe.tournament.Deck;
import deluxe.tournament.Terms;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that is known of a match, in one text, for somebody who has to decide about it. */
public final class DisputePack {
    private static final String NEVER_OVER = "The match was declared void before it was over.";
    private static final String FORGOTTEN = "The match doesn't count, and its record was kept for thirty days.";

    private final Lobby lobby;
    private final Ledger ledger;
    private final OperatorBook book;

    public DisputePack(Lobby lobby, OperatorBook book) {
        this.lobby = lobby;
        this.ledger = lobby.ledger();
        this.book = book;
    }

    /** The pack, once nobody can meet the same tiles any more: it shows them all. */
    public JsonObject of(OperatorMatch match) {
        Ticket ticket = ledger.ticket(match.match()).orElseThrow();
        Filed filed = lobby.decided(match.match());
        Tournament tournament = lobby.known(ticket.tournament());
        JsonObject conditions = new JsonObject();
        tournament.conditions().forEach(conditions::with);
        Optional<DealKey> key = key(filed, tournament, ticket);
        JsonObject pack = new MatchReport(ledger, book)
                .state(match, lobby.nowMillis())
                .with("operator", match.operator())
                .with("request", match.request())
                .with("ticketMillis", ticket.takenMillis())
                .with("options", conditions);
        key.ifPresent(known -> pack.with("proof", proof(known)));
        pack.with("intents", intents(tournament, ticket, key))
                .with("tellings", new MatchReport(ledger, book).tellings(match))
                .with(
                        "software",
                        new JsonObject().with("version", ProgramVersion.text()).with("sha256", Software.sha256()));
        return filed.isKept()
                ? pack.with("verification", verdict(filed)).with("record", filed.text())
                : pack.with("withoutRecord", filed.digest().isEmpty() ? NEVER_OVER : FORGOTTEN);
    }

    /** The record of a match, once nobody can meet the same tiles any more. */
    public Filed filed(OperatorMatch match) {
        Optional<Player> player = ledger.ticket(match.match()).flatMap(ticket -> ledger.player(ticket.player()));
        return lobby.record(match.match(), player);
    }

    private static JsonObject verdict(Filed filed) {
        Verdict verdict = Verification.verify(filed.text());
        JsonObject json = new JsonObject().with("confirmed", verdict instanceof Verdict.Confirmed);
        return verdict instanceof Verdict.Rejected rejected
                ? json.with("line", rejected.line()).with("reason", rejected.reason())
                : json;
    }

    /** The key as the record shows it. Without a record it follows from the secret, as long as this server has that. */
    private Optional<DealKey> key(Filed filed, Tournament tournament, Ticket ticket) {
        if (filed.isKept()) {
            return MatchReport.sheet(filed).terms().deck().foot();
        }
        return ledger.secrets().has(tournament)
                ? Optional.of(ledger.secrets().key(tournament, ticket.seat().heat()))
                : Optional.empty();
    }

    private static JsonObject proof(DealKey key) {
        return new JsonObject()
                .with("commitment", key.commitment())
                .with("salt", key.salt())
                .with("key", key.key());
    }

    /** Without the key nobody can tell any more what was refused. */
    private List<JsonObject> intents(Tournament tournament, Ticket ticket, Optional<DealKey> key) {
        List<KeptIntent> kept = ledger.intents(ticket.match(), 0);
        Map<Integer, String> refused = key.map(known -> RefusedIntents.of(
                        new Terms(tournament.agreement(ticket.match()), new Deck.Sealed(known)), kept))
                .orElse(Map.of());
        List<JsonObject> told = new ArrayList<>();
        for (KeptIntent intent : kept) {
            JsonObject json = new JsonObject()
                    .with("number", intent.number())
                    .with("intent", intent.intent())
                    .with("arrivedMillis", intent.arrivedMillis())
                    .with("countsMillis", intent.atMillis())
                    .with("allowedMillis", intent.allowedMillis())
                    .with("tripMillis", intent.tripMillis());
            String reason = refused.get(intent.number());
            told.add(reason == null ? json : json.with("refused", reason));
        }
        return told;
    }
}
