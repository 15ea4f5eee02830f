package deluxe.site.database;

import deluxe.kit.Word;
import deluxe.site.lobby.Secrets;
import deluxe.site.lobby.Ticket;
import deluxe.site.lobby.Tournament;
import deluxe.site.operators.Operator;
import deluxe.site.operators.OperatorBook;
import deluxe.site.operators.OperatorMatch;
import deluxe.site.operators.Telling;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What is known of operators, as tables. */
public final class SqlOperatorBook implements OperatorBook {
    private static final String COLUMNS = "SELECT tellings.*, operator, account, request, digest";

    private static final String TELLINGS =
            " FROM tellings JOIN operator_matches ON operator_matches.match_id = tellings.match_id";

    /** What was not acknowledged by those who have an address to be told at. */
    private static final String OPEN =
            TELLINGS + " JOIN operators ON operators.name = operator WHERE callback <> '' AND acknowledged_millis = 0";

    /** An operator who is down, and has much to be told, keeps nobody else waiting. */
    private static final String DUE =
            "SELECT * FROM (" + COLUMNS + ", ROW_NUMBER() OVER (PARTITION BY operator ORDER BY due_millis, id) AS place"
                    + OPEN + " AND due_millis <= ?"
                    + " AND NOT EXISTS (SELECT 1 FROM tellings earlier WHERE earlier.match_id = tellings.match_id"
                    + " AND earlier.number < tellings.number AND earlier.acknowledged_millis = 0)) AS due"
                    + " WHERE place <= ? ORDER BY due_millis, id";

    /** So long the servers may have been stopped. */
    private static final long LATE_MILLIS = Duration.ofDays(7).toMillis();

    private final SqlLedger ledger;
    private final Database database;

    SqlOperatorBook(SqlLedger ledger, Database database) {
        this.ledger = ledger;
        this.database = database;
    }

    @Override
    public Optional<Operator> operator(String name) {
        return database.readOne(SqlOperatorBook::operator, "SELECT * FROM operators WHERE name = ?", name);
    }

    /** All operators, by name. */
    public List<Operator> operators() {
        return database.read(SqlOperatorBook::operator, "SELECT * FROM operators ORDER BY name");
    }

    /** Whether servers with these secrets can hold the tournaments that are not final. */
    public boolean canHoldTournaments(Secrets secrets, long nowMillis) {
        return database
                .read(
                        row -> row.getString(1),
                        "SELECT DISTINCT secret FROM tournaments WHERE seed IS NULL AND final_millis > ?",
                        nowMillis)
                .stream()
                .allMatch(secrets::has);
    }

    /** Whether the key of an operator comes from one of these secrets, or there is none yet. */
    public boolean hasKeysOf(Secrets secrets) {
        List<Operator> known = operators();
        return known.isEmpty() || known.stream().map(Operator::secret).anyMatch(secrets::has);
    }

    private static Operator operator(ResultSet row) throws SQLException {
        return new Operator(
                row.getString("name"),
                row.getString("callback"),
                row.getString("secret"),
                row.getInt("key_number"),
                row.getLong("earlier_until_millis"));
    }

    @Override
    public OperatorMatch claim(OperatorMatch candidate) {
        database.write(
                "INSERT INTO operator_matches (match_id, operator, account, request, digest) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                candidate.match(),
                candidate.operator(),
                candidate.account(),
                candidate.request(),
                candidate.digest());
        return database.readOne(
                        SqlOperatorBook::match,
                        "SELECT * FROM operator_matches WHERE operator = ? AND request = ?",
                        candidate.operator(),
                        candidate.request())
                .orElseThrow();
    }

    @Override
    public Optional<OperatorMatch> match(String match) {
        return database.readOne(SqlOperatorBook::match, "SELECT * FROM operator_matches WHERE match_id = ?", match);
    }

    private static OperatorMatch match(ResultSet row) throws SQLException {
        return new OperatorMatch(
                row.getString("match_id"),
                row.getString("operator"),
                row.getString("account"),
                row.getString("request"),
                row.getString("digest"));
    }

    @Override
    public void announce(Tournament candidate, String operator) {
        ledger.announce(candidate, operator);
    }

    @Override
    public void offer(String match, String tokenDigest) {
        database.write("UPDATE operator_matches SET launch = ? WHERE match_id = ?", tokenDigest, match);
    }

    @Override
    public Optional<OperatorMatch> redeem(String tokenDigest) {
        Optional<OperatorMatch> match = database.readOne(
                SqlOperatorBook::match, "SELECT * FROM operator_matches WHERE launch = ?", tokenDigest);
        return match.filter(each -> database.write(
                        "UPDATE operator_matches SET launch = NULL WHERE match_id = ? AND launch = ?",
                        each.match(),
                        tokenDigest)
                == 1);
    }

    @Override
    public void interrupted(String match, Telling.Cause cause, int intents, long atMillis) {
        database.writeTogether(List.of(Tellings.interrupted(match, cause, intents, atMillis)));
    }

    /** An operator's tournament is final when whoever began at the last moment must be done. */
    @Override
    public List<Ticket> overdue(long nowMillis) {
        return database.read(
                Rows::ticket,
                "SELECT tickets.* FROM tournaments JOIN tickets ON tickets.tournament = tournaments.id"
                        + " JOIN intents ON intents.match_id = tickets.match_id AND number = 0"
                        + " LEFT JOIN records ON records.match_id = tickets.match_id"
                        + " WHERE operator <> '' AND final_millis > ? AND records.match_id IS NULL"
                        + " AND intents.at_millis + final_millis - closes_millis < ?",
                nowMillis - LATE_MILLIS,
                nowMillis);
    }

    @Override
    public List<Telling> due(long nowMillis, int mostOfEach) {
        return database.read(SqlOperatorBook::telling, DUE, nowMillis, mostOfEach);
    }

    private static Telling telling(ResultSet row) throws SQLException {
        return new Telling(
                row.getString("id"),
                match(row),
                Word.read("type", row.getString("type"), Telling.Type.values()),
                row.getString("cause"),
                row.getLong("at_millis"),
                row.getLong("due_millis"),
                row.getInt("attempts"),
                row.getLong("acknowledged_millis"));
    }

    @Override
    public boolean take(Telling telling, long untilMillis) {
        return database.write(
                        "UPDATE tellings SET due_millis = ?, attempts = attempts + 1"
                                + " WHERE id = ? AND due_millis = ? AND acknowledged_millis = 0",
                        untilMillis,
                        telling.id(),
                        telling.dueMillis())
                == 1;
    }

    @Override
    public void acknowledge(Telling telling, long nowMillis) {
        database.write("UPDATE tellings SET acknowledged_millis = ? WHERE id = ?", nowMillis, telling.id());
    }

    @Override
    public void postpone(Telling telling, long dueMillis) {
        database.write(
                "UPDATE tellings SET due_millis = ? WHERE id = ? AND acknowledged_millis = 0", dueMillis, telling.id());
    }

    @Override
    public List<Telling> tellings(String match) {
        return database.read(
                SqlOperatorBook::telling,
                COLUMNS + TELLINGS + " WHERE tellings.match_id = ? ORDER BY number, at_millis",
                match);
    }

    /** The same of one operator. */
    public int unacknowledged(String operator) {
        return database.readOne(row -> row.getInt(1), "SELECT COUNT(*)" + OPEN + " AND operator = ?", operator)
                .orElseThrow();
    }

    @Override
    public int unacknowledged() {
        return database.readOne(row -> row.getInt(1), "SELECT COUNT(*)" + OPEN).orElseThrow();
    }
}
