package deluxe.site.database;

import java.sql.PreparedStatement;

/** Fills a database with large tournaments that are final, faster than players could. */
public final class EndedTournaments implements AutoCloseable {
    private static final String SHEET = "'" + "12345 player plays 6-3\n".repeat(150) + "'";

    private final Database database;

    public EndedTournaments(String address) {
        this.database = Database.serving(DatabaseAddress.read(address));
    }

    @Override
    public void close() {
        database.close();
    }

    /**
     * Adds a tournament that ended long ago. Records are as long as those of Fives; those that aren't refused all have the same total.
     *
     * @param number tells it from others
     * @param refused how many of the players were refused
     */
    public String add(int number, int players, int refused) {
        String id = "ended-" + number;
        database.write(
                "INSERT INTO tournaments (id, title, about, conditions, secret, seed, opens_millis, closes_millis,"
                        + " final_millis, prizes) VALUES (?, 'T', 'A', ?, 's', '5', 1, 2, ?, 'G')",
                id,
                "rules fives\ndifficulty hard",
                3 + number);
        many(
                "INSERT INTO players (id, name, folded, look, key_digest, joined_millis, tokens_from_millis)"
                        + " VALUES ('p' || ?, 'Player ' || ?, 'x' || ?, 'x' || ?, 'd', 1, 0) ON CONFLICT DO NOTHING",
                4,
                0,
                players);
        String match = "'" + id + "-' || ?";
        many(
                "INSERT INTO tickets (match_id, tournament, player, taken_millis, heat) VALUES (" + match + ", '" + id
                        + "', 'p' || ?, 1, " + match + ")",
                3,
                0,
                players);
        many(
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, line_number, why, reason)"
                        + " VALUES (" + match + ", '" + id + "', 2, " + SHEET + ", 'd', 'refused', 7, 'unproven', 'r')",
                1,
                0,
                refused);
        many(
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, points, spread, time_bonus, total)"
                        + " VALUES (" + match + ", '" + id + "', 2, " + SHEET + ", 'd', 'ranked', 100, 70, 30, 200)",
                1,
                refused,
                players);
        return id;
    }

    /** Lets everybody with a name that wasn't made up here have played in it too, and come last. */
    public void joinOthers(String id) {
        database.write("INSERT INTO tickets (match_id, tournament, player, taken_millis, heat) SELECT '" + id
                + "-other-' || id, '" + id + "', id, 1, '" + id + "-other-' || id FROM players WHERE key_digest <> 'd'");
        database.write(
                "INSERT INTO records (match_id, tournament, received_millis, sheet, digest, verdict, points, spread, time_bonus, total)"
                        + " SELECT match_id, tournament, 2, " + SHEET
                        + ", 'd', 'ranked', 10, 0, 0, 10 FROM tickets WHERE match_id LIKE '" + id
                        + "-other-%'");
    }

    private void many(String sql, int places, int from, int to) {
        database.with(connection -> {
            connection.setAutoCommit(false);
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                for (int number = from; number < to; number++) {
                    for (int place = 1; place <= places; place++) {
                        statement.setString(place, String.valueOf(number));
                    }
                    statement.addBatch();
                }
                statement.executeBatch();
            }
            connection.commit();
            connection.setAutoCommit(true);
            return null;
        });
    }
}
