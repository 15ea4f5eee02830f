package deluxe.site.database;

import deluxe.kit.Malformed;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.OwnPlace;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.PlayerResult;
import deluxe.site.lobby.Secrets;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.site.lobby.Turnout;
import deluxe.site.lobby.Usher;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The ledger as tables. */
public final class SqlLedger implements Ledger {
    private static final String TOURNAMENT =
            "id, title, about, conditions, deals, secret, seed, opens_millis, closes_millis, final_millis, prizes,"
                    + " most_players";

    private final Database database;
    private final Database readers;
    private final Secrets secrets;
    private final Seeds seeds;
    private final SqlRecords records;

    private SqlLedger(Database database, Database readers, Secrets secrets) {
        this.database = database;
        this.readers = readers;
        this.secrets = secrets;
        this.seeds = new Seeds(secrets);
        records = new SqlRecords(database, seeds);
    }

    /**
     * Opens a database, and brings its tables to this program's form. Where the database is a file, only its owner can read it.
     *
     * @param secrets asked once the database is there
     */
    public static SqlLedger open(DatabaseAddress address, Supplier<Secrets> secrets) {
        address.file().ifPresent(OwnerOnly::makeFile);
        try (Database patient = Database.starting(address)) {
            new Migrations(patient).run();
            address.file().ifPresent(OwnerOnly::closeDatabase);
            Secrets known = secrets.get();
            return new SqlLedger(Database.serving(address), Database.reading(address), known);
        } catch (LedgerFailure unopened) {
            throw new Malformed(unopened.getMessage() + ": " + address);
        }
    }

    /**
     * Opens the database of servers as it is: it must be there, with this program's tables.
     *
     * @param secrets asked once it is known to be there
     */
    public static SqlLedger existing(DatabaseAddress address, Supplier<Secrets> secrets) {
        Migrations.requireDone(address);
        Secrets known = secrets.get();
        return new SqlLedger(Database.serving(address), Database.reading(address), known);
    }

    @Override
    public Secrets secrets() {
        return secrets;
    }

    @Override
    public Admission admit(Player candidate, Likeness likeness, String keyDigest, long nowMillis) {
        database.write(
                "INSERT INTO players (id, name, folded, look, key_digest, joined_millis, tokens_from_millis)"
                        + " VALUES (?, ?, ?, ?, ?, ?, 0)"
                        + " ON CONFLICT DO NOTHING",
                candidate.id(),
                candidate.name(),
                likeness.spelling(),
                likeness.look(),
                keyDigest,
                nowMillis);
        return database.readOne(
                        row -> new Admission(Rows.player(row), row.getString("key_digest")),
                        "SELECT id, name, CASE WHEN barred_millis IS NULL THEN key_digest ELSE '' END AS key_digest"
                                + " FROM players WHERE folded = ? OR look = ?"
                                + " ORDER BY CASE WHEN name = ? THEN 0 ELSE 1 END, joined_millis, id LIMIT 1",
                        likeness.spelling(),
                        likeness.look(),
                        candidate.name())
                .orElseThrow();
    }

    @Override
    public Optional<Player> player(String id) {
        return database.readOne(Rows::player, "SELECT id, name FROM players WHERE id = ?", id);
    }

    @Override
    public Optional<Player> bearer(String id, long issuedMillis) {
        return database.readOne(
                Rows::player,
                "SELECT id, name FROM players WHERE id = ? AND tokens_from_millis <= ? AND barred_millis IS NULL",
                id,
                issuedMillis);
    }

    @Override
    public Tournament announce(Tournament candidate) {
        return tournament(candidate.id()).orElseGet(() -> announced(candidate));
    }

    private Tournament announced(Tournament candidate) {
        announce(candidate, "");
        return tournament(candidate.id()).orElseThrow();
    }

    /** @param operator whose matches it has; empty for those of the lobby */
    void announce(Tournament candidate, String operator) {
        database.write(
                "INSERT INTO tournaments (" + TOURNAMENT
                        + ", operator) VALUES (?, ?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                candidate.id(),
                candidate.title(),
                candidate.about(),
                candidate.conditions().entrySet().stream()
                        .map(condition -> condition.getKey() + ' ' + condition.getValue())
                        .collect(Collectors.joining("\n")),
                candidate.deals().text(),
                secrets.idFor(candidate),
                candidate.opensMillis(),
                candidate.closesMillis(),
                candidate.finalMillis(),
                String.join("\n", candidate.prizes()),
                candidate.mostPlayers(),
                operator);
    }

    @Override
    public Optional<Tournament> tournament(String id) {
        return database.readOne(this::readTournament, "SELECT " + TOURNAMENT + " FROM tournaments WHERE id = ?", id);
    }

    @Override
    public List<Tournament> unfinished(long nowMillis) {
        return database.read(
                this::readTournament,
                "SELECT " + TOURNAMENT + " FROM tournaments WHERE operator = '' AND final_millis > ?"
                        + " ORDER BY closes_millis, id",
                nowMillis);
    }

    @Override
    public List<Tournament> finished(long nowMillis, int most) {
        return database.read(
                this::readTournament,
                "SELECT " + TOURNAMENT + " FROM tournaments WHERE operator = '' AND final_millis <= ?"
                        + " ORDER BY final_millis DESC, id LIMIT ?",
                nowMillis,
                most);
    }

    private Tournament readTournament(ResultSet row) throws SQLException {
        return Rows.tournament(row, seeds);
    }

    @Override
    public Optional<Ticket> issue(Ticket candidate, int number) {
        database.write(
                "INSERT INTO tickets (match_id, tournament, player, taken_millis, heat, seat, network, place)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                candidate.match(),
                candidate.tournament(),
                candidate.player(),
                candidate.takenMillis(),
                candidate.seat().heat(),
                candidate.seat().number(),
                candidate.seat().network(),
                number);
        return database.readOne(
                Rows::ticket,
                "SELECT * FROM tickets WHERE tournament = ? AND player = ?",
                candidate.tournament(),
                candidate.player());
    }

    @Override
    public int freeNumber(String tournament) {
        return database.readOne(row -> row.getInt(1), Queries.FREE_NUMBER, tournament, tournament)
                .orElseThrow();
    }

    @Override
    public Optional<Ticket> ticket(String match) {
        return database.readOne(Rows::ticket, "SELECT * FROM tickets WHERE match_id = ?", match);
    }

    @Override
    public List<OwnPlace> places(String player, List<String> tournaments) {
        Object[] values = Stream.concat(Stream.of(player), tournaments.stream()).toArray();
        return tournaments.isEmpty()
                ? List.of()
                : database.read(Rows::place, Queries.places(tournaments.size()), values);
    }

    @Override
    public List<Usher.Waiting> waiting(String tournament, int size, String network) {
        return database.read(
                row -> new Usher.Waiting(row.getString(1), row.getInt(2), row.getInt(3) > 0),
                Queries.WAITING,
                network,
                tournament,
                size);
    }

    @Override
    public int entered(String tournament, String network) {
        return database.readOne(row -> row.getInt(1), Queries.ENTERED, tournament, network)
                .orElseThrow();
    }

    @Override
    public void forgetUnbegun(String tournament, long beforeMillis) {
        database.write(Queries.FORGET_UNBEGUN, tournament, beforeMillis);
    }

    @Override
    public void forgetIdlePlayers(long beforeMillis) {
        database.write(Queries.FORGET_IDLE_PLAYERS, beforeMillis);
    }

    @Override
    public Turnout turnout(String heat) {
        return database.readOne(row -> new Turnout(row.getInt(1), row.getInt(2)), Queries.TURNOUT, heat)
                .orElseThrow();
    }

    @Override
    public List<OwnPlace> heat(String heat) {
        return database.read(Rows::place, Queries.HEAT, heat);
    }

    @Override
    public List<OwnPlace> heats(String tournament, int most) {
        return database.read(Rows::place, Queries.HEATS, tournament, most);
    }

    @Override
    public List<KeptIntent> intents(String match, int from) {
        return database.read(
                Rows::intent,
                "SELECT number, at_millis, arrived_millis, trip_millis, intent FROM intents WHERE match_id = ? AND number >= ?"
                        + " ORDER BY number",
                match,
                from);
    }

    @Override
    public boolean keep(String match, List<KeptIntent> intents) {
        return database.writeAll(
                "INSERT INTO intents (match_id, number, at_millis, arrived_millis, trip_millis, intent)"
                        + " VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                intents.stream()
                        .map(each -> new Object[] {
                            match,
                            each.number(),
                            each.atMillis(),
                            each.arrivedMillis(),
                            each.tripMillis(),
                            each.intent()
                        })
                        .toList(),
                intents.stream()
                        .flatMap(each -> Tellings.of(match, each).stream())
                        .toList());
    }

    @Override
    public List<Ticket> begunUnfiled(String tournament, long beforeMillis) {
        return database.read(
                Rows::ticket,
                "SELECT tickets.* FROM tickets JOIN intents ON intents.match_id = tickets.match_id AND number = 0"
                        + " LEFT JOIN records ON records.match_id = tickets.match_id"
                        + " WHERE tickets.tournament = ? AND intents.at_millis < ? AND records.match_id IS NULL",
                tournament,
                beforeMillis);
    }

    /** How many matches of tournaments that are not final have been entered and have no record. */
    public int playing(long nowMillis) {
        return readers.readOne(
                        row -> row.getInt(1),
                        "SELECT COUNT(*) FROM tournaments JOIN tickets ON tickets.tournament = tournaments.id"
                                + " LEFT JOIN records ON records.match_id = tickets.match_id"
                                + " WHERE final_millis > ? AND records.match_id IS NULL",
                        nowMillis)
                .orElseThrow();
    }

    @Override
    public Census census(String tournament) {
        return database.readOne(
                        row -> new Census(row.getInt(1), row.getInt(2), row.getInt(3), row.getInt(4)),
                        Queries.CENSUS,
                        tournament,
                        tournament,
                        tournament,
                        tournament)
                .orElseThrow();
    }

    @Override
    public Filed file(Filed candidate, Optional<String> acts) {
        Tournament tournament = tournament(candidate.tournament()).orElseThrow();
        String heat = ticket(candidate.match()).orElseThrow().seat().heat();
        boolean isHidden = database.readOne(
                        row -> row.getString(1) == null,
                        "SELECT seed FROM tournaments WHERE id = ?",
                        candidate.tournament())
                .orElseThrow();
        return records.file(candidate, acts, text -> isHidden ? seeds.hide(text, tournament, heat) : text);
    }

    @Override
    public Optional<Filed> filed(String match) {
        return records.filed(match);
    }

    @Override
    public List<PlayerResult> best(String tournament, int most) {
        return database.read(Rows::rankedFinish, Queries.BEST, tournament, most);
    }

    @Override
    public List<PlayerResult> held(String tournament, int most) {
        return database.read(Rows::heldFinish, Queries.HELD, tournament, most);
    }

    @Override
    public void forgetRefused(long finalMillis) {
        database.write(Queries.FORGET_REFUSED, finalMillis);
    }

    @Override
    public void showSeeds(long finalMillis) {
        List<Tournament> hidden = database.read(
                this::readTournament,
                "SELECT " + TOURNAMENT + " FROM tournaments WHERE seed IS NULL AND final_millis <= ?",
                finalMillis);
        for (Tournament tournament : hidden) {
            if (tournament.deals().areSealed()) {
                records.show(tournament.id());
            }
            String seed = tournament.seed().hex();
            database.write("UPDATE tournaments SET seed = ? WHERE id = ?", seed, tournament.id());
        }
    }

    @Override
    public SortedMap<Integer, Integer> totals(String tournament) {
        SortedMap<Integer, Integer> totals = new TreeMap<>();
        database.read(row -> totals.put(row.getInt(1), row.getInt(2)), Queries.TOTALS, tournament);
        return totals;
    }

    @Override
    public int better(String tournament, int total) {
        return database.readOne(row -> row.getInt(1), Queries.BETTER, tournament, total)
                .orElseThrow();
    }

    /** What this database knows of operators. */
    public SqlOperatorBook operators() {
        return new SqlOperatorBook(this, database);
    }

    @Override
    public Ledger forReaders() {
        return new SqlLedger(readers, readers, secrets);
    }

    @Override
    public void close() {
        database.close();
        readers.close();
    }
}
