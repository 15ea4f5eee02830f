package deluxe.site.api;

import deluxe.kit.Malformed;
import deluxe.kit.Whole;
import deluxe.site.dealing.SealedTables;
import deluxe.site.dealing.Stragglers;
import deluxe.site.http.Needs;
import deluxe.site.http.Needs.Lane;
import deluxe.site.http.ProgramVersion;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.json.JsonObject;
import deluxe.site.lobby.Declined;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Glance;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerStanding;
import deluxe.site.lobby.Programme;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.BadLine;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
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

    /** The way to the player and back, as this site has measured it. */
    private static final String TRIP = "Trip";

    private static final String BEARER = "Bearer ";
    private static final String SECONDS_TO_WAIT = "5";

    /** Longer than any address that leads to something. */
    private static final int LONGEST_PATH = 200;

    private static final String AFTER = "after=";

    /** A page of ranks costs as much as all before it. */
    private static final int MOST_BEFORE = 10_000;

    private final Lobby lobby;
    private final SealedTables tables;
    private final Stragglers stragglers;
    private final Gate requests;
    private final Gate names;
    private final Gate submissions;
    private final Views views = new Views();

    /** @param nanoTime a clock for the limits, which never steps, as {@link System#nanoTime} */
    public Api(Lobby lobby, Limits limits, LongSupplier nanoTime) {
        this.lobby = lobby;
        this.tables = new SealedTables(lobby.ledger(), lobby::nowMillis);
        this.stragglers = new Stragglers(lobby, tables, nanoTime);
        this.requests = new Gate(limits.requests(), nanoTime);
        this.names = new Gate(limits.names(), nanoTime);
        this.submissions = new Gate(limits.submissions(), nanoTime);
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
        return refused(Reply.UNAVAILABLE, "The site can't reach its database right now. Try again soon.");
    }

    public Reply answer(Request request) {
        try {
            pass(requests, request.client());
            return routed(request);
        } catch (Malformed malformed) {
            return refused(Reply.MALFORMED, malformed.getMessage());
        } catch (Declined declined) {
            return declined(declined);
        } catch (LedgerFailure failure) {
            System.err.println(failure.getMessage());
            return unavailable();
        } catch (Failure failure) {
            return refused(failure.status(), failure.getMessage());
        }
    }

    /** Where a player has to wait, something is wrong with the site, and its operator should know. */
    private static Reply declined(Declined declined) {
        if (declined.why() == Declined.Cause.LATER) {
            System.err.println(declined.getMessage());
        }
        return refused(status(declined.why()), declined.getMessage());
    }

    private static Reply refused(int status, String line) {
        Reply answer = Outgoing.error(status, line);
        boolean canTryAgain = status == Reply.TOO_MANY_REQUESTS || status == Reply.UNAVAILABLE;
        return canTryAgain ? answer.with("Retry-After", SECONDS_TO_WAIT) : answer;
    }

    private Reply routed(Request request) {
        if (request.path().length() > LONGEST_PATH) {
            throw new Failure(Reply.NOT_FOUND, "There is nothing at this address.");
        }
        List<String> path = List.of(request.path().substring(ROOT.length()).split("/", -1));
        String route = path.get(0) + (path.size() == 3 ? "/*/" + path.get(2) : "/*".repeat(path.size() - 1));
        String method = request.isHead() ? "GET" : request.method();
        return switch (method + ' ' + route) {
            case "GET health" -> health();
            case "GET lobby" -> lobby(request);
            case "POST players" -> claim(request);
            case "POST entries" -> enter(request);
            case "GET tournaments/*" -> ranks(request, path.get(1));
            case "GET matches/*" -> watched(request, path.get(1));
            case "GET matches/*/record" -> record(request, path.get(1));
            case "PUT matches/*/record" -> submit(request, path.get(1));
            case "POST matches/*/intents" -> deal(request, path.get(1));
            case "POST matches/*/trips" -> trip(request, path.get(1));
            case "GET matches/*/ruling" -> ruling(request, path.get(1));
            default -> throw new Failure(Reply.NOT_FOUND, "There is nothing to " + method + " at this address.");
        };
    }

    /** For those who watch over the server: without its database it can do nothing. */
    private Reply health() {
        lobby.requireLedger();
        return Outgoing.answer(Reply.OK, new JsonObject().with("version", ProgramVersion.text()));
    }

    private Reply lobby(Request request) {
        stragglers.file();
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
        pass(names, request.client());
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
        stragglers.file();
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
        pass(submissions, match);
        Filed filed = lobby.submit(player, match, new Incoming(request).record(), request.client());
        return ruling(player, filed);
    }

    private Reply ruling(Player player, Filed filed) {
        Optional<PlayerStanding> standing = lobby.standing(player, filed.tournament());
        return Outgoing.answer(Reply.OK, Outgoing.ruling(filed, standing, lobby.ranked(filed.tournament())));
    }

    /** Answers a player whose match the site deals. */
    private Reply deal(Request request, String match) {
        Ticket ticket = lobby.sealed(player(request), match);
        Tournament tournament = lobby.known(ticket.tournament());
        SealedTables.Reply reply = tables.answer(
                tournament,
                ticket,
                new Incoming(request).question(),
                request.header(TRIP).orElse(""));
        reply.finished().ifPresent(over -> lobby.fileDealt(ticket, over));
        return Outgoing.plain(Reply.OK, "text/plain", reply.text())
                .with(TRIP, tables.trips().sent(match));
    }

    /** Tells a player who returns the note of an answer how long that was on its way. */
    private Reply trip(Request request, String match) {
        String measured = tables.trips().measured(match, new Incoming(request).question());
        return Outgoing.plain(Reply.OK, "text/plain", measured);
    }

    /** What the player's own match is worth, once it is over. */
    private Reply ruling(Request request, String match) {
        Player player = player(request);
        Ticket ticket = lobby.sealed(player, match);
        tables.finished(lobby.known(ticket.tournament()), ticket).ifPresent(over -> lobby.fileDealt(ticket, over));
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

    private static void pass(Gate gate, String visitor) {
        if (!gate.lets(visitor)) {
            throw new Failure(Reply.TOO_MANY_REQUESTS, "Too many requests. Wait a moment and try again.");
        }
    }

    private Player player(Request request) {
        return bearer(request, lobby::bearer)
                .orElseThrow(() -> new Failure(Reply.NOT_SIGNED_IN, "Choose a name first."));
    }

    private Optional<Player> viewer(Request request) {
        return bearer(request, lobby::viewer);
    }

    /** Nobody, if the request names nobody. A token that has ended is refused, so that its page comes back for another. */
    private static Optional<Player> bearer(Request request, Function<String, Optional<Player>> find) {
        Optional<String> token = request.header("Authorization")
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip());
        Optional<Player> bearer = token.flatMap(find);
        if (token.isPresent() && bearer.isEmpty()) {
            throw new Failure(Reply.NOT_SIGNED_IN, "This token has ended. Claim the name again with its key.");
        }
        return bearer;
    }

    private static int status(Declined.Cause why) {
        return switch (why) {
            case UNKNOWN -> Reply.NOT_FOUND;
            case FORBIDDEN -> Reply.FORBIDDEN;
            case CONFLICT -> Reply.CONFLICT;
            case LATER -> Reply.UNAVAILABLE;
        };
    }
}
