package deluxe.site.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The privacy page tells all that the database has of a player. */
class PrivacyPageTest {
    private static final Path PAGE = Path.of("web/privacy.html");

    /** What the page says, and the columns that it says it of. */
    private static final Map<String, List<String>> TOLD = Map.of(
            "The name you choose",
                    List.of("players.id", "players.name", "players.folded", "players.look", "players.barred_millis"),
            "when you first used it", List.of("players.joined_millis", "players.tokens_from_millis"),
            "a digest of the key", List.of("players.key_digest"),
            "Which tournaments you entered and when",
                    List.of(
                            "tickets.match_id",
                            "tickets.tournament",
                            "tickets.player",
                            "tickets.taken_millis",
                            "tickets.place"),
            "a digest of your internet address", List.of("tickets.network", "tickets.heat", "tickets.seat"),
            "every action with its time",
                    List.of(
                            "intents.match_id",
                            "intents.number",
                            "intents.intent",
                            "intents.at_millis",
                            "intents.arrived_millis"),
            "how long the way between you and the site took", List.of("intents.trip_millis"));

    @TempDir
    Path folder;

    @Test
    void everyColumnAboutAPlayerIsToldOnThePage() throws Exception {
        String address = "jdbc:sqlite:" + folder.resolve("tournaments.db");
        Ledgers.open(address).close();
        Set<String> columns = new TreeSet<>();
        try (Connection connection = DriverManager.getConnection(address)) {
            for (String table : List.of("players", "tickets", "intents")) {
                columns.addAll(columns(connection, table));
            }
        }
        Set<String> told = new TreeSet<>();
        TOLD.values().forEach(told::addAll);

        assertThat(told).isEqualTo(columns);
        assertThat(text()).contains(TOLD.keySet());
    }

    @Test
    void theTimesOnThePageAreThoseOfTheCode() throws IOException {
        assertThat(text()).contains("ends after 90 days", "goes after 90 days", "goes thirty days after");
        assertThat(source("Token")).contains("VALID_MILLIS = Duration.ofDays(90)");
        assertThat(source("Housekeeping"))
                .contains("REFUSED_KEPT_MILLIS = Duration.ofDays(30)", "IDLE_KEPT_MILLIS = Duration.ofDays(90)");
    }

    @Test
    void theLobbyLeadsToThePage() throws IOException {
        assertThat(Files.readString(Path.of("web/index.html"))).contains("href=\"privacy.html\"");
    }

    private static Set<String> columns(Connection connection, String table) throws SQLException {
        Set<String> columns = new TreeSet<>();
        try (ResultSet rows = connection.getMetaData().getColumns(null, null, table, null)) {
            while (rows.next()) {
                columns.add(table + '.' + rows.getString("COLUMN_NAME"));
            }
        }
        return columns;
    }

    private static String text() throws IOException {
        return Files.readString(PAGE);
    }

    private static String source(String type) throws IOException {
        return Files.readString(Path.of("src/main/java/deluxe/site/lobby/" + type + ".java"));
    }
}
