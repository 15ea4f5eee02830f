package deluxe.site.database;

import deluxe.site.lobby.Likeness;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Works out what the names already in the database look like. If several look alike, the first gets the look. The others
 * stay players under their own names; instead of the look they get their id, which no name looks like.
 */
final class Likenesses {
    private static final String NO_NAME = " ";

    private final Connection connection;
    private final Set<String> spellings = new TreeSet<>();
    private final Set<String> looks = new TreeSet<>();

    Likenesses(Connection connection) {
        this.connection = connection;
    }

    /** A player's id and name. */
    private record Given(String id, String name) {}

    void fill() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("UPDATE players SET folded = '" + NO_NAME + "' || id");
        }
        String sql = "UPDATE players SET folded = ?, look = ? WHERE id = ?";
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            for (Given given : given()) {
                Likeness likeness = Likeness.of(given.name());
                update.setString(1, free(likeness.spelling(), given, spellings));
                update.setString(2, free(likeness.look(), given, looks));
                update.setString(3, given.id());
                update.executeUpdate();
            }
        }
    }

    private List<Given> given() throws SQLException {
        List<Given> given = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT id, name FROM players ORDER BY joined_millis, id")) {
            while (rows.next()) {
                given.add(new Given(rows.getString("id"), rows.getString("name")));
            }
        }
        return given;
    }

    private static String free(String wanted, Given given, Set<String> taken) {
        return taken.add(wanted) ? wanted : NO_NAME + given.id();
    }
}
