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
        JsonObject pack = new MatchReport(ledger, book)
                .state(match, lobby.nowMillis())
                .with("operator", match.operator())
                .with("request", match.request())
                .with("ticketMillis", ticket.takenMillis())
                .with("options", conditions)
                .with("proof", proof(tournament, ticket))
                .with("intents", intents(tournament, ticket))
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

    private JsonObject proof(Tournament tournament, Ticket ticket) {
        DealKey key = ledger.secrets().key(tournament, ticket.seat().heat());
        return new JsonObject()
                .with("commitment", key.commitment())
                .with("salt", key.salt())
                .with("key", key.key());
    }

    private List<JsonObject> intents(Tournament tournament, Ticket ticket) {
        List<KeptIntent> kept = ledger.intents(ticket.match(), 0);
        Map<Integer, String> refused = RefusedIntents.of(tournament.sealedTerms(ticket, ledger.secrets()), kept);
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
