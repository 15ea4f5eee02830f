package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Declined.Cause;
import deluxe.site.lobby.Ledger.Admission;
import deluxe.site.lobby.Tournament.Stage;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Where players meet: it says what is on, lets players in, takes their records and keeps the ranks. A request made twice gets the
 * same answer twice. Several lobbies, in one process or many, may share a ledger.
 */
public final class Lobby {
    private static final int ENDED_SHOWN = 12;
    private static final int WINNERS_SHOWN = 3;
    private static final int RANKS_SHOWN = 100;
    private static final int PLAYER_BYTES = 8;
    private static final int MATCH_BYTES = 4;
    private static final int SHORTEST_KEY = 16;
    private static final int LONGEST_KEY = 128;

    private final Ledger ledger;
    private final Schedule schedule;
    private final SteadyClock clock;
    private final EntryTimes entryTimes;
    private final RecordDesk desk;
    private final Housekeeping housekeeping;
    private final SecureRandom random = new SecureRandom();

    /**
     * @param clock the calendar clock: when tournaments open, close and are final
     * @param monotonicMillis a clock that nobody sets, for how long something took
     */
    public Lobby(Ledger ledger, Schedule schedule, Clock clock, LongSupplier monotonicMillis) {
        this.ledger = ledger;
        this.schedule = schedule;
        this.clock = new SteadyClock(clock, monotonicMillis);
        this.entryTimes = new EntryTimes(monotonicMillis);
        this.desk = new RecordDesk(ledger, this.clock);
        this.housekeeping = new Housekeeping(ledger, this.clock, monotonicMillis);
        housekeeping.begin();
    }

    public long nowMillis() {
        return clock.millis();
    }

    /** Lets somebody in under a name that nobody has, or that was claimed with this key before. */
    public Account claim(String name, String key) {
        if (key.length() < SHORTEST_KEY || key.length() > LONGEST_KEY) {
            throw new Malformed(
                    "a key has " + SHORTEST_KEY + " to " + LONGEST_KEY + " characters, not " + key.length());
        }
        PlayerName wanted = new PlayerName(name);
        Player candidate = new Player(randomHex(PLAYER_BYTES), wanted.text());
        String digest = Sha256.of(key);
        Admission admission = ledger.admit(candidate, wanted.likeness(), digest, nowMillis());
        if (!admission.keyDigest().equals(digest)) {
            throw new Declined(
                    Cause.CONFLICT,
                    "Somebody here is called " + admission.player().name() + " already.");
        }
        Player player = admission.player();
        return new Account(
                player,
                new Token(player.id(), nowMillis()).signed(ledger.secrets().current()));
    }

    /** The player who bears this token, unless the token has ended. */
    public Optional<Player> bearer(String token) {
        return Token.read(token, ledger.secrets(), nowMillis())
                .flatMap(genuine -> ledger.bearer(genuine.player(), genuine.issuedMillis()));
    }

    /** The tournaments that can be entered now, and those that were entered and are not final yet; the next to close first. */
    public List<Glance> running(Optional<Player> viewer) {
        Map<String, Tournament> running = new LinkedHashMap<>();
        for (Tournament tournament : ledger.unfinished(nowMillis())) {
            running.put(tournament.id(), tournament);
        }
        for (Tournament tournament : schedule.open(nowMillis(), ledger.secrets().current())) {
            running.putIfAbsent(tournament.id(), tournament);
        }
        List<Tournament> nextToCloseFirst = running.values().stream()
                .sorted(Comparator.comparingLong(Tournament::closesMillis).thenComparing(Tournament::id))
                .toList();
        return nextToCloseFirst.stream()
                .map(tournament -> glance(tournament, viewer, WINNERS_SHOWN))
                .toList();
    }

    /** The latest tournaments that are final. */
    public List<Glance> ended(Optional<Player> viewer) {
        return ledger.finished(nowMillis(), ENDED_SHOWN).stream()
                .map(tournament -> glance(tournament, viewer, WINNERS_SHOWN))
                .toList();
    }

    /** A tournament with its ranks. */
    public Glance glance(String tournament, Optional<Player> viewer) {
        return glance(known(tournament), viewer, RANKS_SHOWN);
    }

    /** Where a player is in a tournament, if in it at all. */
    public Optional<PlayerStanding> place(Player player, String tournament) {
        return ticket(player.id(), tournament).map(ticket -> place(player, ticket));
    }

    /** How many matches of a tournament count. */
    public int ranked(String tournament) {
        return ledger.census(tournament).ranked();
    }

    /** The tournament of this id, on now or earlier. */
    public Tournament known(String id) {
        return ledger.tournament(id)
                .or(() -> schedule.open(nowMillis(), ledger.secrets().current()).stream()
                        .filter(tournament -> tournament.id().equals(id))
                        .findFirst())
                .orElseThrow(() -> new Declined(Cause.UNKNOWN, "There is no such tournament."));
    }

    /** Gives the player a place in a tournament; each has one match in it. */
    public Ticket enter(Player player, String tournament) {
        Tournament entered = known(tournament);
        long nowMillis = nowMillis();
        if (entered.stageAt(nowMillis) == Stage.COMING) {
            throw new Declined(Cause.CONFLICT, "This tournament is not open yet.");
        }
        Optional<Ticket> before = ticket(player.id(), entered.id());
        if (before.isPresent()) {
            return before.get();
        }
        if (entered.stageAt(nowMillis) != Stage.OPEN) {
            throw new Declined(Cause.CONFLICT, "This tournament is closed. The next one is open.");
        }
        ledger.announce(entered);
        String match = entered.id() + '-' + randomHex(MATCH_BYTES);
        Ticket ticket = ledger.issue(new Ticket(match, entered.id(), player.id(), nowMillis));
        if (ticket.match().equals(match)) {
            entryTimes.note(match);
        }
        return ticket;
    }

    /** Whether the record of this ticket's match has arrived. */
    public boolean isFiled(Ticket ticket) {
        return ledger.filed(ticket.match()).isPresent();
    }

    /** Declines unless there is such a match and it is this player's. */
    public void requireOwner(Player player, String match) {
        owned(player, match);
    }

    /**
     * Takes the record of a match and rules on it; the first record stands.
     *
     * @param address where it came from: only so much is kept of what is refused from there
     */
    public Filed submit(Player player, String match, String record, String address) {
        Ticket ticket = owned(player, match);
        housekeeping.tidyUp();
        Filed stands = ledger.filed(match)
                .orElseGet(() ->
                        desk.file(known(ticket.tournament()), ticket, record, entryTimes.sinceMillis(match), address));
        if (!stands.isOf(record)) {
            throw new Declined(Cause.CONFLICT, "This match already has a record, and the first one counts.");
        }
        return stands;
    }

    /**
     * A record that was handed in. As long as the same deals can be played, only its own player sees it, because it shows every tile.
     * What is kept of a refused record is never shown to others.
     */
    public Filed record(String match, Optional<Player> viewer) {
        Ticket ticket = ticket(match);
        Filed filed = ledger.filed(match)
                .orElseThrow(() -> new Declined(Cause.UNKNOWN, "This match has not been played yet."));
        boolean isOwn =
                viewer.filter(player -> player.id().equals(ticket.player())).isPresent();
        if (filed.ruling() instanceof Ruling.Refused && !(isOwn && filed.isKept())) {
            throw new Declined(Cause.UNKNOWN, "This match doesn't count, so it isn't shown.");
        }
        boolean isFinal = known(ticket.tournament()).stageAt(nowMillis()) == Stage.FINAL;
        if (!isFinal && !isOwn) {
            throw new Declined(Cause.FORBIDDEN, "You can watch the games of others once the ranks are final.");
        }
        return filed;
    }

    private Ticket owned(Player player, String match) {
        Ticket ticket = ticket(match);
        if (!ticket.player().equals(player.id())) {
            throw new Declined(Cause.FORBIDDEN, "This match belongs to another player.");
        }
        return ticket;
    }

    private Ticket ticket(String match) {
        return ledger.ticket(match).orElseThrow(() -> new Declined(Cause.UNKNOWN, "There is no such match."));
    }

    private Optional<Ticket> ticket(String player, String tournament) {
        return ledger.ticketsOf(player).stream()
                .filter(ticket -> ticket.tournament().equals(tournament))
                .findFirst();
    }

    private PlayerStanding place(Player player, Ticket ticket) {
        Optional<PlayerResult> finish = ledger.filed(ticket.match())
                .map(filed -> new PlayerResult(
                        filed.match(), player.id(), player.name(), filed.receivedMillis(), filed.ruling()));
        Optional<Integer> rank = finish.map(PlayerResult::ruling)
                .filter(Ruling.Ranked.class::isInstance)
                .map(ruling -> ((Ruling.Ranked) ruling).card().total())
                .map(total -> ledger.better(ticket.tournament(), total) + 1);
        return new PlayerStanding(ticket, finish, rank);
    }

    private Glance glance(Tournament tournament, Optional<Player> viewer, int most) {
        Ranks ranks = Ranks.of(ledger.best(tournament.id(), most), ledger.held(tournament.id(), most));
        Stage stage = tournament.stageAt(nowMillis());
        return new Glance(
                tournament,
                stage,
                ledger.census(tournament.id()),
                ranks,
                stage == Stage.FINAL ? Prize.split(tournament, ranks.standings(), ledger) : Map.of(),
                viewer.flatMap(player -> place(player, tournament.id())));
    }

    private String randomHex(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
