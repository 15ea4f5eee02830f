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

    static final String FORGET_REFUSED =
            "UPDATE records SET sheet = '', reason = '' WHERE verdict = 'refused' AND sheet <> ''"
                    + " AND tournament IN (SELECT id FROM tournaments WHERE final_millis <= ?)";

    /** The match whose player did this first in a tournament. */
    static final String FIRST = "SELECT match_id FROM records WHERE tournament = ? AND acts = ? AND equal_to IS NULL";

    private Queries() {}

    private static String finishes(String verdict) {
        return "SELECT records.match_id, tickets.player, players.name, received_millis, points, spread, time_bonus"
                + " FROM records JOIN tickets ON tickets.match_id = records.match_id"
                + " JOIN players ON players.id = tickets.player"
                + " WHERE records.tournament = ? AND verdict = '" + verdict + "'"
                + " ORDER BY total DESC, received_millis, records.match_id LIMIT ?";
    }

    private static String counted(String verdict) {
        return "(SELECT COUNT(*) FROM records WHERE tournament = ? AND verdict = '" + verdict + "')";
    }
}
