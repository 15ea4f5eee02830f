package deluxe.site.database;

/**
 * The queries of every visit to the lobby. Each is answered from an index alone, in the index's order, whatever the records and
 * their totals are; a test checks this.
 */
final class Queries {
    static final String BEST = finishes("ranked");

    static final String HELD = finishes("held");

    static final String BETTER =
            "SELECT COUNT(*) FROM records WHERE tournament = ? AND verdict = 'ranked' AND total > ?";

    /** The numbers of players who entered, who are ranked, held and refused. */
    static final String CENSUS = "SELECT (SELECT COUNT(*) FROM tickets WHERE tournament = ?), " + counted("ranked")
            + ", " + counted("held") + ", " + counted("refused");

    static final String TOTALS = "SELECT total, COUNT(*) FROM records WHERE tournament = ? AND verdict = 'ranked'"
            + " GROUP BY total ORDER BY total DESC";

    static final String FORGET_REFUSED =
            "UPDATE records SET sheet = '', reason = '' WHERE verdict = 'refused' AND sheet <> ''"
                    + " AND tournament IN (SELECT id FROM tournaments WHERE final_millis <= ?)";

    /** The match whose player did this first in a tournament. */
    static final String FIRST = "SELECT match_id FROM records WHERE tournament = ? AND acts = ? AND equal_to IS NULL";

    /** Tickets with their players' names and results, and without the records' text. */
    private static final String PLACES =
            "SELECT tickets.match_id, tickets.tournament, player, name, taken_millis, heat, seat, network,"
                    + " received_millis, verdict, points, spread, time_bonus, line_number, why,"
                    + " EXISTS (SELECT 1 FROM intents WHERE intents.match_id = tickets.match_id) AS begun"
                    + " FROM tickets JOIN players ON players.id = player"
                    + " LEFT JOIN records ON records.match_id = tickets.match_id";

    static final String HEAT = PLACES + " WHERE heat = ?";

    static final String HEATS = PLACES + " WHERE heat IN (SELECT heat FROM tickets WHERE tournament = ?"
            + " GROUP BY heat ORDER BY MAX(taken_millis) DESC, heat LIMIT ?)";

    static final String TURNOUT = "SELECT COUNT(*), COUNT(records.match_id) FROM tickets"
            + " LEFT JOIN records ON records.match_id = tickets.match_id WHERE heat = ?";

    static final String WAITING =
            "SELECT heat, MAX(seat) + 1, SUM(CASE WHEN network <> '' AND network = ? THEN 1 ELSE 0 END)"
                    + " FROM tickets WHERE tournament = ? GROUP BY heat HAVING COUNT(*) < ? ORDER BY heat";

    static final String ENTERED = "SELECT COUNT(*) FROM tickets WHERE tournament = ? AND network = ?";

    /** The numbers of those who have left are given again. */
    static final String FREE_NUMBER = "SELECT MIN(place) + 1 FROM (SELECT 0 AS place"
            + " UNION ALL SELECT place FROM tickets WHERE tournament = ? AND place > 0) AS taken"
            + " WHERE NOT EXISTS (SELECT 1 FROM tickets WHERE tournament = ? AND tickets.place > 0"
            + " AND tickets.place = taken.place + 1)";

    static final String FORGET_UNBEGUN = "DELETE FROM tickets WHERE tournament = ? AND taken_millis < ?"
            + " AND NOT EXISTS (SELECT 1 FROM intents WHERE intents.match_id = tickets.match_id)";

    static final String FORGET_IDLE_PLAYERS = "DELETE FROM players WHERE joined_millis < ? AND barred_millis IS NULL"
            + " AND NOT EXISTS (SELECT 1 FROM tickets WHERE player = players.id)";

    /** Records, with what their seeds and keys follow from. */
    static final String FILED = "SELECT records.*, tournaments.secret, tournaments.seed, tickets.heat FROM records"
            + " JOIN tournaments ON tournaments.id = records.tournament"
            + " JOIN tickets ON tickets.match_id = records.match_id";

    private Queries() {}

    /** A player's places in this many tournaments. */
    static String places(int tournaments) {
        return PLACES + " WHERE player = ? AND tickets.tournament IN (?" + ", ?".repeat(tournaments - 1) + ")";
    }

    /** Names are looked up only for the rows that are shown, whatever the database knows of its tables' sizes. */
    private static String finishes(String verdict) {
        return "SELECT match_id, (SELECT player FROM tickets WHERE tickets.match_id = records.match_id) AS player,"
                + " (SELECT name FROM players JOIN tickets ON players.id = tickets.player"
                + " WHERE tickets.match_id = records.match_id) AS name, received_millis, points, spread, time_bonus"
                + " FROM records WHERE tournament = ? AND verdict = '" + verdict + "'"
                + " ORDER BY total DESC, received_millis, match_id LIMIT ?";
    }

    private static String counted(String verdict) {
        return "(SELECT COUNT(*) FROM records WHERE tournament = ? AND verdict = '" + verdict + "')";
    }
}
