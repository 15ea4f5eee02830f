package deluxe.site.lobby;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Declined.Cause;
import deluxe.site.lobby.Ledger.Admission;
import deluxe.site.lobby.Tournament.Stage;
import deluxe.tournament.ScoreSheet;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Where players meet: it says what is on, lets players in, takes their records and keeps the ranks. A request made twice gets the
 * same answer twice. Several lobbies, in one process or many, may share a ledger.
 */
public final class Lobby {
    /** So begin the ids of tournaments that operators' matches are in: the lobby neither shows them nor lets anybody in. */
    public static final String TICKETED = "ticket.";

    private static final int PLAYER_BYTES = 8;
    private static final int MATCH_BYTES = 4;
    private static final int MOST_ATTEMPTS = 50;
    private static final int SHORTEST_KEY = 16;
    private static final int LONGEST_KEY = 128;

    private final Ledger ledger;
    private final Ledger reading;
    private final Schedule schedule;
    private final SteadyClock clock;
    private final EntryTimes entryTimes;
    private final Scoreboard scoreboard;
    private final RecordDesk desk;
    private final Housekeeping housekeeping;
    private final SecureRandom random = new SecureRandom();
    private final Usher usher;

    /**
     * @param clock the calendar clock: when tournaments open, close and are final
     * @param monotonicMillis a clock that nobody sets, for how long something took
     */
    public Lobby(Ledger ledger, Schedule schedule, Clock clock, LongSupplier monotonicMillis) {
        this.ledger = ledger;
        this.reading = ledger.forReaders();
        this.schedule = schedule;
        this.clock = new SteadyClock(clock, monotonicMillis);
        this.entryTimes = new EntryTimes(monotonicMillis);
        this.scoreboard = new Scoreboard(reading, schedule, this.clock, monotonicMillis);
        this.desk = new RecordDesk(ledger, this.clock);
        this.housekeeping = new Housekeeping(ledger, this.clock, monotonicMillis);
        this.usher = new Usher(ledger, random);
        housekeeping.begin();
    }

    /** Fails unless the ledger answers. */
    public void requireLedger() {
        reading.finished(nowMillis(), 1);
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
        if (admission.keyDigest().isEmpty()) {
            throw new Declined(Cause.FORBIDDEN, "The operator has barred this name.");
        }
        if (!admission.keyDigest().equals(digest)) {
            throw new Declined(
                    Cause.CONFLICT,
                    "Somebody here is called " + admission.player().name() + " already.");
        }
        return account(admission.player());
    }

    /** The player with a new token. */
    public Account account(Player player) {
        return new Account(
                player,
                new Token(player.id(), nowMillis()).signed(ledger.secrets().current()));
    }

    /** The player who bears this token and wants to enter or submit, unless the token has ended. */
    public Optional<Player> bearer(String token) {
        return bearer(token, ledger);
    }

    /** The player who bears this token and only looks, unless the token has ended. */
    public Optional<Player> viewer(String token) {
        return bearer(token, reading);
    }

    private Optional<Player> bearer(String token, Ledger asked) {
        return Token.read(token, asked.secrets(), nowMillis())
                .flatMap(genuine -> asked.bearer(genuine.player(), genuine.issuedMillis()));
    }

    /** What is on, and what has ended lately, as this viewer sees it. */
    public Programme programme(Optional<Player> viewer) {
        return scoreboard.programme(viewer);
    }

    /** A tournament with its ranks. */
    public Glance glance(String tournament, Optional<Player> viewer) {
        return scoreboard.glance(shown(tournament, reading), viewer);
    }

    /** The player's place in a tournament, as everybody will see it soon. */
    public Optional<PlayerStanding> standing(Player player, String tournament) {
        return place(player, tournament, ledger).map(place -> scoreboard.standing(known(tournament), place, ledger));
    }

    /** How many matches of a tournament count. */
    public int ranked(String tournament) {
        return ledger.census(tournament).ranked();
    }

    /** The ranks of a tournament that come after so many others. */
    public List<Standing> ranksAfter(String tournament, int others) {
        return scoreboard.after(shown(tournament, reading), others);
    }

    private Tournament shown(String id, Ledger asked) {
        if (id.startsWith(TICKETED)) {
            throw new Declined(Cause.UNKNOWN, "There is no such tournament.");
        }
        return known(id, asked);
    }

    /** The tournament of this id, on now or earlier. */
    public Tournament known(String id) {
        return known(id, ledger);
    }

    private Tournament known(String id, Ledger asked) {
        return asked.tournament(id)
                .or(() -> schedule.open(nowMillis(), asked.secrets().current()).stream()
                        .filter(tournament -> tournament.id().equals(id))
                        .findFirst())
                .orElseThrow(() -> new Declined(Cause.UNKNOWN, "There is no such tournament."));
    }

    /**
     * Gives the player a place in a tournament; each has one match in it.
     *
     * @param visitor the address of the player, empty if many share it: a heat has one player from each
     */
    public Ticket enter(Player player, String tournament, String visitor) {
        Tournament entered = shown(tournament, ledger);
        long nowMillis = nowMillis();
        if (entered.stageAt(nowMillis) == Stage.COMING) {
            throw new Declined(Cause.CONFLICT, "This tournament is not open yet.");
        }
        Optional<Ticket> before = place(player, entered.id(), ledger).map(OwnPlace::ticket);
        if (before.isPresent()) {
            return before.get();
        }
        if (entered.stageAt(nowMillis) != Stage.OPEN) {
            throw new Declined(Cause.CONFLICT, "This tournament is closed. The next one is open.");
        }
        Tournament announced = ledger.announce(entered);
        String match = entered.id() + '-' + randomHex(MATCH_BYTES);
        Ticket ticket = issued(announced, player, match, visitor);
        if (ticket.match().equals(match)) {
            entryTimes.note(match);
        }
        return ticket;
    }

    /** Others may take the same seat at the same moment. */
    private Ticket issued(Tournament tournament, Player player, String match, String visitor) {
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            HeatSeat seat = usher.seat(tournament, match, visitor);
            Ticket candidate = new Ticket(match, tournament.id(), player.id(), nowMillis(), seat);
            Optional<Ticket> ticket = ledger.issue(candidate, usher.number(tournament));
            if (ticket.isPresent()) {
                return ticket.get();
            }
        }
        throw new Declined(Cause.LATER, "Too many enter " + tournament.id() + " at once.");
    }

    /** Whether the record of this ticket's match has arrived. */
    public boolean isFiled(Ticket ticket) {
        return ledger.filed(ticket.match()).isPresent();
    }

    /** Declines unless there is such a match and it is this player's. */
    public void requireOwner(Player player, String match) {
        owned(player, match);
    }

    /** The ticket of a match that the site deals to this player. */
    public Ticket sealed(Player player, String match) {
        Ticket ticket = owned(player, match);
        if (!known(ticket.tournament()).deals().areSealed()) {
            throw new Declined(Cause.CONFLICT, "This match is dealt by the player's device.");
        }
        return ticket;
    }

    /** The tournaments whose matches the site deals, and which were not final at that time. */
    public List<Tournament> sealed(long atMillis) {
        return ledger.unfinished(atMillis).stream()
                .filter(tournament -> tournament.deals().areSealed())
                .toList();
    }

    /** The matches that were begun at least this long ago and have no record. */
    public List<Ticket> unfiled(Tournament tournament, long agoMillis) {
        return ledger.begunUnfiled(tournament.id(), nowMillis() - agoMillis);
    }

    /** Takes their places from those who keep a heat waiting, and not a moment before they can't begin by any server's clock. */
    public void forgetUnbegun(Tournament tournament) {
        if (tournament.deals().haveHeats()) {
            long spareMillis = Tournament.TIME_TO_BEGIN_MILLIS / 10;
            ledger.forgetUnbegun(tournament.id(), nowMillis() - Tournament.TIME_TO_BEGIN_MILLIS - spareMillis);
        }
    }

    /** Files the record of a match that the site has dealt; it proves itself. */
    public Filed fileDealt(Ticket ticket, ScoreSheet sheet) {
        return ledger.filed(ticket.match()).orElseGet(() -> {
            Filed filed = desk.fileDealt(ticket, sheet);
            scoreboard.recordCame(ticket.tournament());
            return filed;
        });
    }

    public Ledger ledger() {
        return ledger;
    }

    /**
     * Takes the record of a match and rules on it; the first record stands.
     *
     * @param address where it came from: only so much is kept of what is refused from there
     */
    public Filed submit(Player player, String match, String record, String address) {
        Ticket ticket = owned(player, match);
        if (known(ticket.tournament()).deals().areSealed()) {
            throw new Declined(Cause.CONFLICT, "This match is dealt here, and its record is written here.");
        }
        housekeeping.tidyUp();
        Filed stands = ledger.filed(match).orElseGet(() -> file(ticket, record, address));
        if (!stands.isOf(record)) {
            throw new Declined(Cause.CONFLICT, "This match already has a record, and the first one counts.");
        }
        return stands;
    }

    /** The ruling on a match that the site has dealt. */
    public Filed ruled(Ticket ticket) {
        return filed(ticket.match(), ledger);
    }

    /**
     * A record. As long as the same deals can be played, nobody sees it, because it shows every tile; but a player whose device dealt
     * sees the own one. What is kept of a refused record is never shown to others.
     */
    public Filed record(String match, Optional<Player> viewer) {
        Ticket ticket = ticket(match, reading);
        Filed filed = filed(match, reading);
        boolean isOwn =
                viewer.filter(player -> player.id().equals(ticket.player())).isPresent();
        if (filed.ruling() instanceof Ruling.Refused && !(isOwn && filed.isKept())) {
            throw new Declined(Cause.UNKNOWN, "This match doesn't count, so it isn't shown.");
        }
        Tournament tournament = known(ticket.tournament(), reading);
        if (tournament.id().startsWith(TICKETED) && !isOwn) {
            throw new Declined(Cause.UNKNOWN, "There is no such match.");
        }
        if (tournament.deals().areSealed()) {
            requireDecided(tournament, ticket);
        } else if (tournament.stageAt(nowMillis()) != Stage.FINAL && !isOwn) {
            throw new Declined(Cause.FORBIDDEN, "You can watch the games of others once the ranks are final.");
        }
        return filed;
    }

    /** What is known of the record of a match, even if nothing is kept of it, once nobody can meet the same tiles any more. */
    public Filed decided(String match) {
        Ticket ticket = ticket(match, reading);
        Filed filed = filed(match, reading);
        requireDecided(known(ticket.tournament(), reading), ticket);
        return filed;
    }

    private void requireDecided(Tournament tournament, Ticket ticket) {
        if (!tournament.isDecided(reading.turnout(ticket.seat().heat()), nowMillis())) {
            throw new Declined(Cause.FORBIDDEN, "This game is shown once all who meet the same tiles have finished.");
        }
    }

    private static Filed filed(String match, Ledger asked) {
        return asked.filed(match).orElseThrow(() -> new Declined(Cause.UNKNOWN, "This match has not been played yet."));
    }

    private Filed file(Ticket ticket, String record, String address) {
        Filed filed =
                desk.file(known(ticket.tournament()), ticket, record, entryTimes.sinceMillis(ticket.match()), address);
        scoreboard.recordCame(ticket.tournament());
        return filed;
    }

    private Ticket owned(Player player, String match) {
        Ticket ticket = ticket(match, ledger);
        if (!ticket.player().equals(player.id())) {
            throw new Declined(Cause.FORBIDDEN, "This match belongs to another player.");
        }
        return ticket;
    }

    private static Ticket ticket(String match, Ledger asked) {
        return asked.ticket(match).orElseThrow(() -> new Declined(Cause.UNKNOWN, "There is no such match."));
    }

    private static Optional<OwnPlace> place(Player player, String tournament, Ledger asked) {
        return asked.places(player.id(), List.of(tournament)).stream().findFirst();
    }

    private String randomHex(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
