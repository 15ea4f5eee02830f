package deluxe.site.api;

import deluxe.site.http.Needs;
import deluxe.site.http.Needs.Lane;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.operators.DisputePack;
import deluxe.site.operators.Doorkeeper;
import deluxe.site.operators.MatchReport;
import deluxe.site.operators.Operator;
import deluxe.site.operators.OperatorBook;
import deluxe.site.operators.OperatorKeys;
import deluxe.site.operators.OperatorMatch;
import deluxe.site.operators.Opponents;
import deluxe.site.operators.Signature;
import deluxe.site.operators.Tickets;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/**
 * Where the servers of other tournaments ask for matches and about them, and where their players' pages, on other origins, play them.
 * {@code docs/openapi.json} describes it.
 */
public final class OperatorDesk {
    private static final String ROOT = "/v1/";
    private static final Set<String> FIRST = Set.of("tickets", "launches", "matches", "opponents");
    private static final int LONGEST_PATH = 200;
    private static final int PARTS = 3;

    private final Lobby lobby;
    private final DealerDesk dealer;
    private final OperatorBook book;
    private final Gates gates;
    private final Tickets tickets;
    private final Doorkeeper door;

    /**
     * How often something can be asked for.
     *
     * @param requests for all that is not signed by an operator
     * @param intents for what matches ask their dealer
     * @param tickets for the tickets of each operator
     */
    record Gates(Gate requests, MatchGate intents, Gate tickets) {}

    OperatorDesk(Lobby lobby, DealerDesk dealer, OperatorBook book, Gates gates) {
        this.lobby = lobby;
        this.dealer = dealer;
        this.book = book;
        this.gates = gates;
        this.tickets = new Tickets(lobby, book);
        this.door = new Doorkeeper(book, new OperatorKeys(lobby.ledger().secrets()));
    }

    public boolean isFor(Request request) {
        return request.path().startsWith(ROOT) && FIRST.contains(path(request).get(0));
    }

    private static List<String> path(Request request) {
        return List.of(request.path().substring(ROOT.length()).split("/", -1));
    }

    public Needs needs(Request head) {
        return head.method().equals("POST")
                ? new Needs(Incoming.LONGEST_QUESTION, Lane.CHANGING)
                : new Needs(0, Lane.LOOKING);
    }

    public Reply answer(Request request) {
        List<String> path = path(request);
        String route = request.method()
                + ' '
                + path.get(0)
                + (path.size() > 1 ? "/*" : "")
                + (path.size() == PARTS ? '/' + path.get(2) : "");
        return Guarded.answer(() -> routed(request, route, path));
    }

    private Reply routed(Request request, String route, List<String> path) {
        if (request.path().length() > LONGEST_PATH || path.size() > PARTS) {
            throw nothing();
        }
        return switch (route) {
            case "POST tickets" -> ticket(request);
            case "GET opponents" -> opponents(request);
            case "GET matches/*" -> state(own(request, path.get(1)));
            case "GET matches/*/record" -> record(request, path.get(1));
            case "GET matches/*/dispute" -> dispute(request, path.get(1));
            case "OPTIONS launches",
                    "OPTIONS matches/*/intents",
                    "OPTIONS matches/*/trips",
                    "OPTIONS matches/*/ruling" -> open(Reply.of(Reply.NO_CONTENT));
            case "POST launches" -> open(Guarded.answer(() -> launch(request)));
            case "POST matches/*/intents" ->
                open(Guarded.answer(() -> gates.intents()
                        .ask(request, path.get(1), () -> dealer.deal(bearer(request), path.get(1), request))));
            case "POST matches/*/trips" ->
                open(Guarded.answer(() -> {
                    gates.intents().require(request, path.get(1));
                    return dealer.trip(path.get(1), request);
                }));
            case "POST matches/*/ruling" -> open(Guarded.answer(() -> ruling(request, path.get(1))));
            default -> throw nothing();
        };
    }

    private static Failure nothing() {
        return new Failure(Reply.NOT_FOUND, "There is nothing at this address.");
    }

    /** Whoever has the token of a player may ask from any page; nothing here goes by cookies. */
    private static Reply open(Reply answer) {
        return answer.with("Access-Control-Allow-Origin", "*")
                .with("Access-Control-Allow-Methods", "POST")
                .with("Access-Control-Allow-Headers", "Authorization, Content-Type, " + DealerDesk.TRIP)
                .with("Access-Control-Expose-Headers", DealerDesk.TRIP)
                .with("Access-Control-Max-Age", "86400");
    }

    private Reply ticket(Request request) {
        Operator operator = operator(request);
        gates.tickets().require(operator.name());
        Tickets.Issued issued = tickets.issue(operator, new Incoming(request).texts());
        return Outgoing.answer(
                Reply.OK,
                new JsonObject()
                        .with("match", issued.match())
                        .with("ticket", issued.token())
                        .with("commitment", issued.commitment())
                        .with("startsUntilMillis", issued.startsUntilMillis()));
    }

    private Reply launch(Request request) {
        gates.requests().require(request.client());
        Tickets.Launched launched = tickets.launch(new Incoming(request).question());
        JsonObject options = new JsonObject();
        launched.options().forEach(options::with);
        return Outgoing.answer(
                Reply.OK,
                new JsonObject()
                        .with("match", launched.match())
                        .with("token", launched.account().token())
                        .with("options", options));
    }

    private Reply opponents(Request request) {
        gates.requests().require(request.client());
        return Outgoing.answer(Reply.OK, Opponents.json());
    }

    private Player player(Request request) {
        gates.requests().require(request.client());
        return bearer(request);
    }

    private Player bearer(Request request) {
        return Api.bearer(request, lobby::bearer)
                .orElseThrow(() -> new Failure(Reply.NOT_SIGNED_IN, "Bring the token of a launch."));
    }

    /** What the match is worth, for its player. */
    private Reply ruling(Request request, String match) {
        dealer.settle(lobby.sealed(player(request), match));
        return state(book.match(match).orElseThrow(OperatorDesk::nothing));
    }

    private Reply state(OperatorMatch match) {
        return Outgoing.answer(Reply.OK, new MatchReport(lobby.ledger(), book).state(match, lobby.nowMillis()));
    }

    private Reply record(Request request, String match) {
        OperatorMatch own = own(request, match);
        return Outgoing.plain(
                Reply.OK, "text/plain", new DisputePack(lobby, book).filed(own).text());
    }

    private Reply dispute(Request request, String match) {
        return Outgoing.answer(Reply.OK, new DisputePack(lobby, book).of(own(request, match)));
    }

    /** The match, if it is the operator's who asks; others learn nothing of it. */
    private OperatorMatch own(Request request, String match) {
        Operator operator = operator(request);
        OperatorMatch own = book.match(match)
                .filter(each -> each.operator().equals(operator.name()))
                .orElseThrow(() -> new Failure(Reply.NOT_FOUND, "There is no such match."));
        lobby.ledger().ticket(match).ifPresent(dealer::settle);
        return own;
    }

    /** Whoever can't sign is soon not heard any more. */
    private Operator operator(Request request) {
        String body = request.body()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse("");
        String message = request.method() + ' ' + request.path() + '\n' + body;
        return request.header(Signature.HEADER)
                .flatMap(header -> door.operator(header, message, lobby.nowMillis()))
                .orElseThrow(() -> {
                    gates.requests().require(request.client());
                    return new Failure(Reply.NOT_SIGNED_IN, "This is not signed by an operator, or not just now.");
                });
    }
}
