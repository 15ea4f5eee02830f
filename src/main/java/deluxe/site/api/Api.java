package deluxe.site.api;

import deluxe.kit.Whole;
import deluxe.site.dealing.SealedTables;
import deluxe.site.dealing.Stragglers;
import deluxe.site.http.Needs;
import deluxe.site.http.Needs.Lane;
import deluxe.site.http.ProgramVersion;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Glance;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerStanding;
import deluxe.site.lobby.Programme;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.site.operators.Absent;
import deluxe.site.operators.Courier;
import deluxe.site.operators.OperatorBook;
import deluxe.site.operators.Rounds;
import deluxe.tournament.BadLine;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * The requests that the lobby answers, below {@code /api/}; {@code docs/site.md} lists them. Every error is answered with a status
 * and one line.
 */
public final class Api {
    public static final String ROOT = "/api/";

    public static final String HEALTH = ROOT + "health";

    private static final String BEARER = "Bearer ";

    /** Longer than any address that leads to something. */
    private static final int LONGEST_PATH = 200;

    private static final String AFTER = "after=";

    /** A page of ranks costs as much as all before it. */
    private static final int MOST_BEFORE = 10_000;

    private final Lobby lobby;
    private final SealedTables tables;
    private final DealerDesk dealer;
    private final LongSupplier nanoTime;
    private final Gate requests;
    private final MatchGate intents;
    private final Gate names;
    private final Gate submissions;
    private final Gate ticketGate;
    private final Views views = new Views();

    /** @param nanoTime a clock for the limits, which never steps, as {@link System#nanoTime} */
    public Api(Lobby lobby, Limits limits, LongSupplier nanoTime) {
        this.lobby = lobby;
        this.tables = new SealedTables(lobby.ledger(), lobby::nowMillis);
        this.dealer = new DealerDesk(lobby, tables);
        this.nanoTime = nanoTime;
        this.requests = new Gate(limits.requests(), nanoTime);
        this.intents = new MatchGate(limits.intents(), requests, nanoTime);
        this.names = new Gate(limits.names(), nanoTime);
        this.submissions = new Gate(limits.submissions(), nanoTime);
        this.ticketGate = new Gate(limits.tickets(), nanoTime);
    }

    /** Where operators ask, who share the matches in progress. */
    public OperatorDesk forOperators(OperatorBook book) {
        return new OperatorDesk(lobby, dealer, book, new OperatorDesk.Gates(requests, intents, ticketGate));
    }

    /** What is done without a request. */
    public Rounds roundsFor(OperatorBook book, Duration patience) {
        return new Rounds(
                new Absent(lobby, tables, book),
                new Courier(lobby.ledger(), book, lobby::nowMillis, patience),
                new Stragglers(lobby, tables, nanoTime));
    }

    /** Records and names come in bodies; everything waits for the database. */
    public Needs needs(Request head) {
        return switch (head.method()) {
            case "PUT" -> new Needs(Incoming.LONGEST_RECORD, Lane.CHANGING);
            case "POST" -> new Needs(Incoming.LONGEST_QUESTION, Lane.CHANGING);
            default -> new Needs(0, Lane.LOOKING);
        };
    }

    /** The answer when the ledger cannot be reached, or not in time. */
    public Reply unavailable() {
        return Guarded.unavailable();
    }

    public Reply answer(Request request) {
        return Guarded.answer(() -> routed(request));
    }

    private Reply routed(Request request) {
        if (request.path().length() > LONGEST_PATH) {
            requests.require(request.client());
            throw new Failure(Reply.NOT_FOUND, "There is nothing at this address.");
        }
        List<String> path = List.of(request.path().substring(ROOT.length()).split("/", -1));
        String route = path.get(0) + (path.size() == 3 ? "/*/" + path.get(2) : "/*".repeat(path.size() - 1));
        String method = request.isHead() ? "GET" : request.method();
        return switch (method + ' ' + route) {
            case "POST matches/*/intents" ->
                intents.ask(request, path.get(1), () -> dealer.deal(player(request), path.get(1), request));
            case "POST matches/*/trips" -> {
                intents.require(request, path.get(1));
                yield dealer.trip(path.get(1), request);
            }
            default -> {
                requests.require(request.client());
                yield routed(request, path, method, route);
            }
        };
    }

    private Reply routed(Request request, List<String> path, String method, String route) {
        return switch (method + ' ' + route) {
            case "GET health" -> health();
            case "GET lobby" -> lobby(request);
            case "POST players" -> claim(request);
            case "POST entries" -> enter(request);
            case "GET tournaments/*" -> ranks(request, path.get(1));
            case "GET matches/*" -> watched(request, path.get(1));
            case "GET matches/*/record" -> record(request, path.get(1));
            case "PUT matches/*/record" -> submit(request, path.get(1));
            case "GET matches/*/ruling" -> ruling(request, path.get(1));
            default -> throw new Failure(Reply.NOT_FOUND, "There is nothing to " + method + " at this address.");
        };
    }

    /** For those who watch over the server: without its database it can do nothing. */
    private Reply health() {
        lobby.requireLedger();
        return well();
    }

    /** What a server says that can do its work. */
    public static Reply well() {
        return Outgoing.answer(Reply.OK, new JsonObject().with("version", ProgramVersion.text()));
    }

    private Reply lobby(Request request) {
        Optional<Player> viewer = viewer(request);
        Programme programme = lobby.programme(viewer);
        List<Glance> shown = Stream.concat(programme.running().stream(), programme.ended().stream())
                .toList();
        return views.answer(
                request,
                lobby.nowMillis(),
                shown,
                () -> new JsonObject()
                        .with("running", glances(programme.running(), viewer))
                        .with("ended", glances(programme.ended(), viewer)));
    }

    private static List<JsonObject> glances(List<Glance> glances, Optional<Player> viewer) {
        return glances.stream().map(glance -> Outgoing.glance(glance, viewer)).toList();
    }

    private Reply claim(Request request) {
        names.require(request.client());
        Map<String, String> fields = new Incoming(request).fields("name", "key");
        return Outgoing.answer(Reply.OK, Outgoing.account(lobby.claim(fields.get("name"), fields.get("key"))));
    }

    private Reply enter(Request request) {
        Player player = player(request);
        String tournament = new Incoming(request).fields("tournament").get("tournament");
        Ticket ticket = lobby.enter(player, tournament, request.isLocal() ? "" : request.client());
        Tournament entered = lobby.known(ticket.tournament());
        Map<String, String> options = entered.options(ticket, lobby.ledger().secrets());
        options.put("player", player.name());
        return Outgoing.answer(
                        Reply.OK, Outgoing.entry(ticket, entered, options).with("finished", lobby.isFiled(ticket)))
                .with(Views.NOW, String.valueOf(lobby.nowMillis()));
    }

    private Reply ranks(Request request, String tournament) {
        Optional<Player> viewer = viewer(request);
        if (request.query().startsWith(AFTER)) {
            int others = Whole.read("after", request.query().substring(AFTER.length()), 0, MOST_BEFORE);
            return Outgoing.answer(Reply.OK, Outgoing.standings(lobby.ranksAfter(tournament, others), viewer));
        }
        Glance glance = lobby.glance(tournament, viewer);
        return views.answer(request, lobby.nowMillis(), List.of(glance), () -> Outgoing.ranks(glance, viewer));
    }

    private Reply submit(Request request, String match) {
        Player player = player(request);
        // Only the match's owner can use up the submissions that it is allowed.
        lobby.requireOwner(player, match);
        submissions.require(match);
        Filed filed = lobby.submit(player, match, new Incoming(request).record(), request.client());
        return ruling(player, filed);
    }

    private Reply ruling(Player player, Filed filed) {
        Optional<PlayerStanding> standing = lobby.standing(player, filed.tournament());
        return Outgoing.answer(Reply.OK, Outgoing.ruling(filed, standing, lobby.ranked(filed.tournament())));
    }

    /** What the player's own match is worth, once it is over. */
    private Reply ruling(Request request, String match) {
        Player player = player(request);
        Ticket ticket = lobby.sealed(player, match);
        dealer.settle(ticket);
        return ruling(player, lobby.ruled(ticket));
    }

    private Reply watched(Request request, String match) {
        Filed filed = lobby.record(match, viewer(request));
        if (filed.ruling() instanceof Ruling.Refused) {
            throw new Failure(Reply.NOT_FOUND, "This match doesn't count, so it isn't shown.");
        }
        try {
            return Outgoing.answer(Reply.OK, Outgoing.watched(filed, Link.of(ScoreSheet.read(filed.text()))));
        } catch (BadLine impossible) {
            throw new IllegalStateException("a true record cannot be read: " + match, impossible);
        }
    }

    private Reply record(Request request, String match) {
        return Outgoing.plain(
                Reply.OK, "text/plain", lobby.record(match, viewer(request)).text());
    }

    private Player player(Request request) {
        return bearer(request, lobby::bearer)
                .orElseThrow(() -> new Failure(Reply.NOT_SIGNED_IN, "Choose a name first."));
    }

    private Optional<Player> viewer(Request request) {
        return bearer(request, lobby::viewer);
    }

    /** Nobody, if the request names nobody. A token that has ended is refused, so that its page comes back for another. */
    static Optional<Player> bearer(Request request, Function<String, Optional<Player>> find) {
        Optional<String> token = request.header("Authorization")
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip());
        Optional<Player> bearer = token.flatMap(find);
        if (token.isPresent() && bearer.isEmpty()) {
            throw new Failure(Reply.NOT_SIGNED_IN, "This token has ended. Claim the name again with its key.");
        }
        return bearer;
    }
}
