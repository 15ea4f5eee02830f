package deluxe.site.database;

import deluxe.kit.Malformed;
import deluxe.site.lobby.LedgerFailure;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Brings a database's tables to the form that this program knows, one version after the other. The table {@code migrations} says
 * how far it has got. Each version is made as a whole or not at all, by whichever process comes first.
 */
final class Migrations {
    /** Each version is made from the one before it by these statements; one that has shipped is never changed. */
    private static final List<List<String>> VERSIONS = List.of(
            List.of(
                    // The column "folded" holds how a name is spelled, "look" what it looks like.
                    """
            CREATE TABLE players (
              id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, look TEXT NOT NULL UNIQUE,
              key_digest TEXT NOT NULL, joined_millis BIGINT NOT NULL, tokens_from_millis BIGINT NOT NULL)""",
                    // Until a tournament is final, its seed follows from the secret with this id, which is not in the
                    // database.
                    """
            CREATE TABLE tournaments (
              id TEXT PRIMARY KEY, title TEXT NOT NULL, about TEXT NOT NULL, conditions TEXT NOT NULL,
              secret TEXT NOT NULL, seed TEXT,
              opens_millis BIGINT NOT NULL, closes_millis BIGINT NOT NULL, final_millis BIGINT NOT NULL, prizes TEXT NOT NULL)""",
                    "CREATE INDEX tournaments_final ON tournaments (final_millis)",
                    "CREATE INDEX tournaments_hidden ON tournaments (final_millis) WHERE seed IS NULL",
                    """
            CREATE TABLE tickets (
              match_id TEXT PRIMARY KEY, tournament TEXT NOT NULL REFERENCES tournaments, player TEXT NOT NULL REFERENCES players,
              taken_millis BIGINT NOT NULL, UNIQUE (tournament, player))""",
                    "CREATE INDEX tickets_player ON tickets (player)",
                    // "equal_to" is the match whose player did the same before.
                    """
            CREATE TABLE records (
              match_id TEXT PRIMARY KEY REFERENCES tickets, tournament TEXT NOT NULL REFERENCES tournaments,
              received_millis BIGINT NOT NULL, sheet TEXT NOT NULL, digest TEXT NOT NULL,
              verdict TEXT NOT NULL CHECK (verdict IN ('ranked', 'held', 'refused')),
              points INTEGER, spread INTEGER, time_bonus INTEGER, total INTEGER, acts TEXT, equal_to TEXT,
              line_number INTEGER, why TEXT, reason TEXT,
              CHECK ((verdict = 'refused') = (total IS NULL)), CHECK ((verdict = 'refused') = (why IS NOT NULL)))""",
                    // Ranks, and how many there are of each verdict, come from indexes that hold no records.
                    """
            CREATE INDEX records_ranked ON records (
              tournament, total DESC, received_millis, match_id, points, spread, time_bonus)
              WHERE verdict = 'ranked'""",
                    """
            CREATE INDEX records_held ON records (
              tournament, total DESC, received_millis, match_id, points, spread, time_bonus)
              WHERE verdict = 'held'""",
                    "CREATE INDEX records_refused ON records (tournament) WHERE verdict = 'refused'",
                    "CREATE INDEX records_kept ON records (tournament) WHERE verdict = 'refused' AND sheet <> ''",
                    // Of equal games only one can be the first.
                    "CREATE UNIQUE INDEX records_first ON records (tournament, acts) WHERE equal_to IS NULL"),
            List.of(
                    "ALTER TABLE tournaments ADD COLUMN deals TEXT NOT NULL DEFAULT 'open'",
                    // What was asked for in a match that the site deals; number 0 is when it was first asked for.
                    """
            CREATE TABLE intents (
              match_id TEXT NOT NULL REFERENCES tickets, number INTEGER NOT NULL, at_millis BIGINT NOT NULL,
              arrived_millis BIGINT NOT NULL, intent TEXT NOT NULL, PRIMARY KEY (match_id, number))"""),
            List.of(
                    // Those of a heat meet the same tiles. "network" is a digest of an address, or empty.
                    "ALTER TABLE tickets ADD COLUMN heat TEXT NOT NULL DEFAULT ''",
                    "ALTER TABLE tickets ADD COLUMN seat INTEGER NOT NULL DEFAULT 0",
                    "ALTER TABLE tickets ADD COLUMN network TEXT NOT NULL DEFAULT ''",
                    "UPDATE tickets SET heat = match_id",
                    "CREATE UNIQUE INDEX tickets_heat ON tickets (heat, seat)",
                    "ALTER TABLE intents ADD COLUMN trip_millis INTEGER NOT NULL DEFAULT 0"),
            List.of(
                    "ALTER TABLE players ADD COLUMN barred_millis BIGINT",
                    // What operators did by hand.
                    """
            CREATE TABLE audit (
              id TEXT PRIMARY KEY, at_millis BIGINT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL,
              earlier TEXT NOT NULL, why TEXT NOT NULL)"""),
            List.of(
                    // Whose matches a tournament has that the lobby does not show.
                    "ALTER TABLE tournaments ADD COLUMN operator TEXT NOT NULL DEFAULT ''",
                    "CREATE INDEX tournaments_shown ON tournaments (final_millis) WHERE operator = ''",
                    "CREATE INDEX tournaments_operators ON tournaments (final_millis) WHERE operator <> ''",
                    // Keys follow from the secret with this id and from their numbers.
                    """
            CREATE TABLE operators (
              name TEXT PRIMARY KEY, callback TEXT NOT NULL, secret TEXT NOT NULL, key_number INTEGER NOT NULL,
              earlier_until_millis BIGINT NOT NULL)""",
                    // "launch" is the digest of the token that lets the player in once.
                    """
            CREATE TABLE operator_matches (
              match_id TEXT PRIMARY KEY, operator TEXT NOT NULL REFERENCES operators, account TEXT NOT NULL,
              request TEXT NOT NULL, digest TEXT NOT NULL, launch TEXT UNIQUE, UNIQUE (operator, request))""",
                    """
            CREATE TABLE tellings (
              id TEXT PRIMARY KEY, match_id TEXT NOT NULL REFERENCES operator_matches, number INTEGER NOT NULL,
              type TEXT NOT NULL, cause TEXT NOT NULL, at_millis BIGINT NOT NULL, due_millis BIGINT NOT NULL,
              attempts INTEGER NOT NULL, acknowledged_millis BIGINT NOT NULL)""",
                    "CREATE INDEX tellings_match ON tellings (match_id, number)",
                    "CREATE INDEX tellings_due ON tellings (due_millis) WHERE acknowledged_millis = 0"),
            List.of(
                    // Those who meet the same tiles are of different networks.
                    "CREATE UNIQUE INDEX tickets_met ON tickets (heat, network) WHERE network <> ''",
                    "CREATE INDEX tickets_network ON tickets (tournament, network) WHERE network <> ''"),
            List.of(
                    // 0 if any number of players may enter; otherwise each of them takes a place.
                    "ALTER TABLE tournaments ADD COLUMN most_players INTEGER NOT NULL DEFAULT 0",
                    "ALTER TABLE tickets ADD COLUMN place INTEGER NOT NULL DEFAULT 0",
                    "CREATE UNIQUE INDEX tickets_place ON tickets (tournament, place) WHERE place > 0"));

    private final Database database;

    Migrations(Database database) {
        this.database = database;
    }

    /** Refuses a database that isn't there, or has other tables than this program's. Nothing is made or changed. */
    static void requireDone(DatabaseAddress address) {
        address.file().filter(file -> !Files.exists(file)).ifPresent(file -> {
            throw new Malformed("There is no database '" + file + "': name the servers' one with --database.");
        });
        try (Database patient = Database.starting(address)) {
            new Migrations(patient).requireDone(address.toString());
        } catch (LedgerFailure unopened) {
            throw new Malformed(unopened.getMessage() + ": " + address);
        }
    }

    private void requireDone(String name) {
        if (!hasOwnTable()) {
            throw new Malformed("No server has used the database " + name + ": name the servers' one with --database.");
        }
        int reached = knownVersion();
        if (reached < VERSIONS.size()) {
            throw new Malformed("The database has version " + reached + " of its tables, and this program needs "
                    + VERSIONS.size() + ": use that of the servers, or start a server of this version first.");
        }
    }

    /** Makes all versions that are missing. Refuses a database that a later program has changed. */
    void run() {
        createOwnTable();
        int reached = knownVersion();
        for (int version = reached + 1; version <= VERSIONS.size(); version++) {
            bringTo(version);
        }
    }

    private void createOwnTable() {
        String sql = "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)";
        try {
            database.write(sql);
        } catch (LedgerFailure overtaken) {
            // If two processes make the table at the same moment, PostgreSQL refuses the second; by then the table is
            // there.
            database.write(sql);
        }
    }

    private boolean hasOwnTable() {
        return database.with(connection -> {
            try (ResultSet tables = connection.getMetaData().getTables(null, null, "migrations", null)) {
                return tables.next();
            }
        });
    }

    private int knownVersion() {
        int reached = version();
        if (reached > VERSIONS.size()) {
            throw new Malformed("The database has version " + reached + " of its tables, and this program knows only "
                    + VERSIONS.size() + ": use a newer one.");
        }
        return reached;
    }

    int version() {
        return database.readOne(row -> row.getInt(1), "SELECT COALESCE(MAX(version), 0) FROM migrations")
                .orElseThrow();
    }

    private void bringTo(int version) {
        database.with(connection -> {
            connection.setAutoCommit(false);
            try {
                if (isFirst(connection, version)) {
                    execute(connection, VERSIONS.get(version - 1));
                }
                connection.commit();
            } catch (SQLException failure) {
                connection.rollback();
                throw failure;
            }
            connection.setAutoCommit(true);
            return null;
        });
    }

    /** Claims the version for this process. Another process that asks meanwhile waits, and is not first. */
    private static boolean isFirst(Connection connection, int version) throws SQLException {
        String sql = "INSERT INTO migrations (version) VALUES (?) ON CONFLICT DO NOTHING";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, version);
            return statement.executeUpdate() == 1;
        }
    }

    private static void execute(Connection connection, List<String> statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }
}
