package deluxe.site.database;

import deluxe.kit.Malformed;
import deluxe.kit.Seed;
import deluxe.site.lobby.Census;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Finish;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.LedgerFailure;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Secret;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.tournament.ScoreCard;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The ledger as tables. */
public final class SqlLedger implements Ledger {
    private static final String TOURNAMENT =
            "id, title, about, conditions, seed, opens_millis, closes_millis, final_millis, prizes";
    private static final String RULING = "points, spread, time_bonus, total, line_number, reason";

    private final Database database;

    private SqlLedger(Database database) {
        this.database = database;
    }

    /** Opens the database at a JDBC address, and brings its tables to this program's form. */
    public static SqlLedger open(String address) {
        try (Database patient = Database.starting(address)) {
            new Migrations(patient).run();
            return new SqlLedger(Database.serving(address));
        } catch (LedgerFailure unopened) {
            throw new Malformed(unopened.getMessage() + ": " + withoutPassword(address));
        }
    }

    private static String withoutPassword(String address) {
        int options = address.indexOf('?');
        return options < 0 ? address : address.substring(0, options);
    }

    @Override
    public Secret keep(Secret candidate) {
        database.write("INSERT INTO secrets (id, hex) VALUES (1, ?) ON CONFLICT DO NOTHING", candidate.hex());
        return database.readOne(row -> Secret.of(row.getString("hex")), "SELECT hex FROM secrets")
                .orElseThrow();
    }

    @Override
    public Admission admit(Player candidate, String folded, String keyDigest, long nowMillis) {
        database.write(
                "INSERT INTO players (id, name, folded, key_digest, joined_millis) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                candidate.id(),
                candidate.name(),
                folded,
                keyDigest,
                nowMillis);
        return database.readOne(
                        row -> new Admission(player(row), row.getString("key_digest")),
                        "SELECT id, name, key_digest FROM players WHERE folded = ?",
                        folded)
                .orElseThrow();
    }

    @Override
    public Optional<Player> player(String id) {
        return database.readOne(SqlLedger::player, "SELECT id, name FROM players WHERE id = ?", id);
    }

    @Override
    public Tournament announce(Tournament candidate) {
        database.write(
                "INSERT INTO tournaments (" + TOURNAMENT
                        + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                candidate.id(),
                candidate.title(),
                candidate.about(),
                candidate.conditions().entrySet().stream()
                        .map(condition -> condition.getKey() + ' ' + condition.getValue())
                        .collect(Collectors.joining("\n")),
                candidate.seed().hex(),
                candidate.opensMillis(),
                candidate.closesMillis(),
                candidate.finalMillis(),
                String.join("\n", candidate.prizes()));
        return tournament(candidate.id()).orElseThrow();
    }

    @Override
    public Optional<Tournament> tournament(String id) {
        return database.readOne(SqlLedger::tournament, "SELECT " + TOURNAMENT + " FROM tournaments WHERE id = ?", id);
    }

    @Override
    public List<Tournament> unfinished(long nowMillis) {
        return database.read(
                SqlLedger::tournament,
                "SELECT " + TOURNAMENT + " FROM tournaments WHERE final_millis > ? ORDER BY closes_millis, id",
                nowMillis);
    }

    @Override
    public List<Tournament> finished(long nowMillis, int most) {
        return database.read(
                SqlLedger::tournament,
                "SELECT " + TOURNAMENT + " FROM tournaments WHERE final_millis <= ?"
                        + " ORDER BY final_millis DESC, id LIMIT ?",
                nowMillis,
                most);
    }

    @Override
    public Ticket issue(Ticket candidate) {
        database.write(
                "INSERT INTO tickets (match_id, tournament, player, taken_millis) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                candidate.match(),
                candidate.tournament(),
                candidate.player(),
                candidate.takenMillis());
        return database.readOne(
                        SqlLedger::ticket,
                        "SELECT * FROM tickets WHERE tournament = ? AND player = ?",
                        candidate.tournament(),
                        candidate.player())
                .orElseThrow();
    }

    @Override
    public Optional<Ticket> ticket(String match) {
        return database.readOne(SqlLedger::ticket, "SELECT * FROM tickets WHERE match_id = ?", match);
    }

    @Override
    public List<Ticket> ticketsOf(String player) {
        return database.read(
                SqlLedger::ticket, "SELECT * FROM tickets WHERE player = ? ORDER BY taken_millis DESC", player);
    }

    /** Counted over indexes alone, which hold no records: who has no total was refused. */
    @Override
    public Census census(String tournament) {
        return database.readOne(
                        row -> new Census(row.getInt(1), row.getInt(2), row.getInt(3)),
                        "SELECT (SELECT COUNT(*) FROM tickets WHERE tournament = ?), COUNT(total), COUNT(*) - COUNT(total)"
                                + " FROM records WHERE tournament = ?",
                        tournament,
                        tournament)
                .orElseThrow();
    }

    @Override
    public Filed file(Filed candidate) {
        Ruling ruling = candidate.ruling();
        ScoreCard card = ruling instanceof Ruling.Ranked ranked ? ranked.card() : null;
        Ruling.Refused refused = ruling instanceof Ruling.Refused not ? not : null;
        database.write(
                "INSERT INTO records (match_id, tournament, received_millis, sheet, " + RULING
                        + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                candidate.match(),
                candidate.tournament(),
                candidate.receivedMillis(),
                candidate.text(),
                card == null ? null : card.points(),
                card == null ? null : card.spreadBonus(),
                card == null ? null : card.timeBonus(),
                card == null ? null : card.total(),
                refused == null ? null : refused.line(),
                refused == null ? null : refused.reason());
        return filed(candidate.match()).orElseThrow();
    }

    @Override
    public Optional<Filed> filed(String match) {
        return database.readOne(
                row -> new Filed(
                        row.getString("match_id"),
                        row.getString("tournament"),
                        row.getLong("received_millis"),
                        row.getString("sheet"),
                        ruling(row)),
                "SELECT * FROM records WHERE match_id = ?",
                match);
    }

    @Override
    public List<Finish> best(String tournament, int most) {
        return finishes("total IS NOT NULL ORDER BY total DESC, received_millis, records.match_id", tournament, most);
    }

    @Override
    public List<Finish> refused(String tournament, int most) {
        return finishes("total IS NULL ORDER BY received_millis DESC, records.match_id", tournament, most);
    }

    @Override
    public int better(String tournament, int total) {
        return database.readOne(
                        row -> row.getInt(1),
                        "SELECT COUNT(*) FROM records WHERE tournament = ? AND total > ?",
                        tournament,
                        total)
                .orElseThrow();
    }

    private List<Finish> finishes(String which, String tournament, int most) {
        return database.read(
                row -> new Finish(
                        row.getString("match_id"),
                        row.getString("player"),
                        row.getString("name"),
                        row.getLong("received_millis"),
                        ruling(row)),
                "SELECT records.match_id, tickets.player, players.name, received_millis, " + RULING
                        + " FROM records JOIN tickets ON tickets.match_id = records.match_id"
                        + " JOIN players ON players.id = tickets.player"
                        + " WHERE records.tournament = ? AND " + which + " LIMIT ?",
                tournament,
                most);
    }

    @Override
    public void close() {
        database.close();
    }

    private static Player player(ResultSet row) throws SQLException {
        return new Player(row.getString("id"), row.getString("name"));
    }

    private static Tournament tournament(ResultSet row) throws SQLException {
        return new Tournament(
                row.getString("id"),
                row.getString("title"),
                row.getString("about"),
                conditions(row.getString("conditions")),
                Seed.of(row.getString("seed")),
                row.getLong("opens_millis"),
                row.getLong("closes_millis"),
                row.getLong("final_millis"),
                Arrays.asList(row.getString("prizes").split("\n", -1)));
    }

    private static Map<String, String> conditions(String lines) {
        Map<String, String> conditions = new LinkedHashMap<>();
        for (String line : lines.split("\n", -1)) {
            int space = line.indexOf(' ');
            conditions.put(line.substring(0, space), line.substring(space + 1));
        }
        return conditions;
    }

    private static Ticket ticket(ResultSet row) throws SQLException {
        return new Ticket(
                row.getString("match_id"),
                row.getString("tournament"),
                row.getString("player"),
                row.getLong("taken_millis"));
    }

    private static Ruling ruling(ResultSet row) throws SQLException {
        String reason = row.getString("reason");
        return reason == null
                ? new Ruling.Ranked(new ScoreCard(row.getInt("points"), row.getInt("spread"), row.getInt("time_bonus")))
                : new Ruling.Refused(row.getInt("line_number"), reason);
    }
}
