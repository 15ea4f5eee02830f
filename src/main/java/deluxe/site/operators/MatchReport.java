package deluxe.site.operators;

import deluxe.kit.Malformed;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.BadLine;
import deluxe.tournament.Result;
import deluxe.tournament.ScoreCard;
import deluxe.tournament.ScoreSheet;
import java.util.List;
import java.util.Optional;

/** What an operator may know of a match, as JSON. */
public final class MatchReport {
    private final Ledger ledger;
    private final OperatorBook book;

    public MatchReport(Ledger ledger, OperatorBook book) {
        this.ledger = ledger;
        this.book = book;
    }

    /** How the match stands. */
    public JsonObject state(OperatorMatch match, long nowMillis) {
        Optional<Filed> filed = ledger.filed(match.match());
        JsonObject json = named(match).with("state", state(match, filed, nowMillis));
        filed.ifPresent(there -> addResult(json, there));
        return json;
    }

    /** What is told of something that happened in it. */
    JsonObject body(Telling telling) {
        JsonObject json = new JsonObject()
                .with("id", telling.id())
                .with("type", telling.type().word())
                .with("match", telling.match().match())
                .with("account", telling.match().account())
                .with("atMillis", telling.atMillis());
        if (!telling.cause().isEmpty()) {
            json.with("cause", telling.cause());
        }
        if (telling.type() == Telling.Type.FINISHED) {
            ledger.filed(telling.match().match()).ifPresent(filed -> addResult(json, filed));
        }
        return json;
    }

    private static JsonObject named(OperatorMatch match) {
        return new JsonObject().with("match", match.match()).with("account", match.account());
    }

    private String state(OperatorMatch match, Optional<Filed> filed, long nowMillis) {
        if (filed.isPresent()) {
            return "finished";
        }
        if (!ledger.intents(match.match(), 0).isEmpty()) {
            return "playing";
        }
        Optional<Ticket> ticket = ledger.ticket(match.match());
        boolean isInTime = ticket.flatMap(each -> ledger.tournament(each.tournament()))
                .map(Tournament::closesMillis)
                .map(closesMillis -> nowMillis < closesMillis)
                .orElse(true);
        return isInTime ? "waiting" : "expired";
    }

    private static void addResult(JsonObject json, Filed filed) {
        json.with("verdict", filed.ruling().kind().word())
                .with("finishedMillis", filed.receivedMillis())
                .with("recordSha256", filed.digest());
        if (filed.ruling() instanceof Ruling.Refused refused) {
            json.with("reason", refused.why().sentence());
            return;
        }
        ScoreCard card = filed.ruling().worth().orElseThrow();
        Result result = sheet(filed).result().orElseThrow();
        json.with("ending", result.outcome().ending().word())
                .with("player", result.outcome().scores().player())
                .with("opponent", result.outcome().scores().opponent())
                .with(
                        "score",
                        new JsonObject()
                                .with("points", card.points())
                                .with("spread", card.spreadBonus())
                                .with("time", card.timeBonus())
                                .with("total", card.total()));
    }

    static ScoreSheet sheet(Filed filed) {
        try {
            return ScoreSheet.read(filed.text());
        } catch (BadLine impossible) {
            throw new Malformed("the record of " + filed.match() + " cannot be read");
        }
    }

    /** What has happened in it, and what was told of that. */
    List<JsonObject> tellings(OperatorMatch match) {
        return book.tellings(match.match()).stream()
                .map(each -> new JsonObject()
                        .with("id", each.id())
                        .with("type", each.type().word())
                        .with("cause", each.cause())
                        .with("atMillis", each.atMillis())
                        .with("attempts", each.attempts())
                        .with("acknowledgedMillis", each.acknowledgedMillis()))
                .toList();
    }
}
