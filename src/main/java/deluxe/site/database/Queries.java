package deluxe.site.database;

/**
 * The queries of every visit to the lobby. Each is answered from an index alone, in the index's order, whatever the records and
 * their totals are; a test checks this.
 */
final class Queries {
    static final String BEST = finishes(
            "received_millis, points, spread, time_bonus",
            "total IS NOT NULL ORDER BY total DESC, received_millis, records.match_id");

    static final String REFUSED = finishes(
            "received_millis, line_number, why", "total IS NULL ORDER BY received_millis DESC, records.match_id");

    static final String BETTER = "SELECT COUNT(*) FROM records WHERE tournament = ? AND total > ?";

    /** The numbers of players who entered, who are ranked and who are refused. */
    static final String CENSUS = "SELECT (SELECT COUNT(*) FROM tickets WHERE tournament = ?),"
            + " (SELECT COUNT(*) FROM records WHERE tournament = ? AND total IS NOT NULL),"
            + " (SELECT COUNT(*) FROM records WHERE tournament = ? AND total IS NULL)";

    static final String FORGET_REFUSED =
            "UPDATE records SET sheet = '', reason = '' WHERE total IS NULL AND sheet <> ''"
                    + " AND tournament IN (SELECT id FROM tournaments WHERE final_millis <= ?)";

    private Queries() {}

    private static String finishes(String columns, String which) {
        return "SELECT records.match_id, tickets.player, players.name, " + columns
                + " FROM records JOIN tickets ON tickets.match_id = records.match_id"
                + " JOIN players ON players.id = tickets.player"
                + " WHERE records.tournament = ? AND " + which + " LIMIT ?";
    }
}
