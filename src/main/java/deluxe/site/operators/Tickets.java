package deluxe.site.operators;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Account;
import deluxe.site.lobby.Declined;
import deluxe.site.lobby.Declined.Cause;
import deluxe.site.lobby.HeatSeat;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.Lobby;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Sha256;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.Agreement;
import deluxe.tournament.BadOptions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Gives operators matches for their players, and players what they need to play them. */
public final class Tickets {
    private static final int MATCH_BYTES = 8;
    private static final int TOKEN_BYTES = 24;
    private static final int NAME_DIGITS = 24;
    private static final int MOST_ATTEMPTS = 50;

    /** The countdown, and some time to load the page. */
    private static final long SPARE_MILLIS = Duration.ofSeconds(90).toMillis();

    private final Lobby lobby;
    private final Ledger ledger;
    private final OperatorBook book;
    private final SecureRandom random = new SecureRandom();

    public Tickets(Lobby lobby, OperatorBook book) {
        this.lobby = lobby;
        this.ledger = lobby.ledger();
        this.book = book;
    }

    /**
     * A match, and the token with which its player can be let in once.
     *
     * @param startsUntilMillis until when the player can begin
     */
    public record Issued(String match, String token, String commitment, long startsUntilMillis) {}

    /** A player who was let in, and the options of the game. */
    public record Launched(Account account, String match, Map<String, String> options) {}

    /** The match of this request. Each step is there once, whoever asks again; only the token is new each time. */
    public Issued issue(Operator operator, Map<String, String> fields) {
        TicketRequest request = TicketRequest.read(fields);
        requirePlayable(operator, request);
        OperatorMatch match = book.claim(new OperatorMatch(
                "t-" + randomHex(MATCH_BYTES),
                operator.name(),
                request.account(),
                request.request(),
                request.digest()));
        if (!match.digest().equals(request.digest())) {
            throw new Declined(Cause.CONFLICT, "Something else was asked for as '" + request.request() + "' before.");
        }
        Ticket ticket = ledger.ticket(match.match()).orElseGet(() -> ticket(operator, request, match));
        String token = randomHex(TOKEN_BYTES);
        book.offer(match.match(), Sha256.of(token));
        Tournament tournament = lobby.known(ticket.tournament());
        String commitment =
                ledger.secrets().key(tournament, ticket.seat().heat()).commitment();
        return new Issued(match.match(), token, commitment, tournament.closesMillis());
    }

    /** Lets the player of a token in. One who comes back to a match that was begun had been interrupted. */
    public Launched launch(String token) {
        OperatorMatch match = book.redeem(Sha256.of(token))
                .orElseThrow(() -> new Declined(Cause.FORBIDDEN, "This ticket was used, or replaced by another one."));
        Ticket ticket = ledger.ticket(match.match()).orElseThrow();
        Tournament tournament = lobby.known(ticket.tournament());
        List<KeptIntent> intents = ledger.intents(match.match(), 0);
        if (intents.isEmpty() && lobby.nowMillis() >= tournament.closesMillis()) {
            throw new Declined(Cause.CONFLICT, "This match was not begun in time.");
        }
        if (!intents.isEmpty() && !lobby.isFiled(ticket)) {
            boolean hadLeft = intents.get(intents.size() - 1).intent().equals(KeptIntent.LEAVE);
            Telling.Cause cause = hadLeft ? Telling.Cause.TERMINATED : Telling.Cause.CRASH;
            book.interrupted(match.match(), cause, intents.size() - 1, lobby.nowMillis());
        }
        Player player = ledger.player(ticket.player()).orElseThrow();
        return new Launched(lobby.account(player), match.match(), tournament.options(ticket, ledger.secrets()));
    }

    private Ticket ticket(Operator operator, TicketRequest request, OperatorMatch match) {
        boolean isAlone = request.heat().isEmpty();
        String name = isAlone ? match.match() : digits(operator.name() + '\n' + request.heat());
        Tournament candidate = tournament(operator, request, Lobby.TICKETED + name);
        book.announce(candidate, operator.name());
        Tournament tournament = lobby.known(candidate.id());
        if (!tournament.conditions().equals(candidate.conditions())
                || !tournament.deals().equals(candidate.deals())) {
            throw new Declined(Cause.CONFLICT, "The heat '" + request.heat() + "' was asked for with other options.");
        }
        Player player = player(operator, match.account());
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            HeatSeat seat = seat(request, tournament, match);
            Optional<Ticket> issued =
                    ledger.issue(new Ticket(match.match(), tournament.id(), player.id(), lobby.nowMillis(), seat));
            if (issued.isPresent()) {
                return issued.filter(ticket -> ticket.match().equals(match.match()))
                        .orElseThrow(() -> new Declined(Cause.CONFLICT, "This account is in this heat already."));
            }
        }
        throw new Declined(Cause.LATER, "Too many tickets are asked for at once.");
    }

    private HeatSeat seat(TicketRequest request, Tournament tournament, OperatorMatch match) {
        if (request.heat().isEmpty()) {
            return HeatSeat.alone(match.match());
        }
        int taken = ledger.turnout(tournament.id()).entered();
        if (taken >= tournament.deals().players() || lobby.nowMillis() >= tournament.closesMillis()) {
            throw new Declined(Cause.CONFLICT, "The heat '" + request.heat() + "' is full, or too old.");
        }
        return new HeatSeat(tournament.id(), taken, "");
    }

    /** The players of operators have no names here: no visitor can be called like this. */
    private Player player(Operator operator, String account) {
        String id = "o-" + digits(operator.name() + '\n' + account);
        String name = "account " + id;
        Player player = new Player(id, name);
        ledger.admit(player, Likeness.of(name), "", lobby.nowMillis());
        return player;
    }

    private void requirePlayable(Operator operator, TicketRequest request) {
        try {
            tournament(operator, request, Lobby.TICKETED);
        } catch (BadOptions bad) {
            throw new Malformed(bad.getMessage());
        }
    }

    /** One that lasts until whoever begins in time must be done. */
    private Tournament tournament(Operator operator, TicketRequest request, String id) {
        long nowMillis = lobby.nowMillis();
        long closesMillis = nowMillis + request.startWithinMillis();
        Tournament empty = new Tournament(
                id,
                operator.name(),
                "",
                request.conditions(),
                request.deals(),
                ledger.secrets().current().seed(id),
                nowMillis,
                closesMillis,
                closesMillis,
                List.of(""),
                Tournament.ANY_NUMBER);
        return new Tournament(
                id,
                empty.title(),
                empty.about(),
                empty.conditions(),
                empty.deals(),
                empty.seed(),
                nowMillis,
                closesMillis,
                closesMillis + longestMillis(empty.agreement(id)),
                empty.prizes(),
                Tournament.ANY_NUMBER);
    }

    private static long longestMillis(Agreement agreement) {
        int clockSeconds = agreement.rules().clockSeconds();
        if (clockSeconds == 0) {
            throw new Malformed("a match by ticket needs a clock: clockSeconds above 0");
        }
        return TimeUnit.SECONDS.toMillis((long) clockSeconds + agreement.pauseSeconds()) + SPARE_MILLIS;
    }

    private static String digits(String text) {
        return Sha256.of(text).substring(0, NAME_DIGITS);
    }

    private String randomHex(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
