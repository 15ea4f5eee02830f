package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What is kept of records that don't count, and who sees it. */
class RefusedRecordsTest extends HostedLobby {
    private static final int FORGERS = 40;
    private static final int LONG = 191_000;
    private static final int KEPT = 20_000;

    @Test
    void onlyItsPlayerSeesThatARecordWasRefusedAndWhy() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);
        String record = played(entry);
        Told ruling = ana.submit(entry.text("match"), record.replace("\ntotal ", "\ntotal 9"));
        String page = "api/tournaments/" + entry.text("tournament");
        Told ranks = stranger().get(page);
        Told own = ana.get(page);

        assertThat(ruling.text("verdict")).isEqualTo("refused");
        assertThat(ruling.text("line")).isEqualTo(String.valueOf(record.lines().count()));
        assertThat(ruling.text("reason")).contains("total is");
        assertThat(ranks.body()).doesNotContain("Ana", "total is", "prove");
        assertThat(ranks.text("refused")).isEqualTo("1");
        assertThat(own.text("own", "state")).isEqualTo("refused");
        assertThat(own.text("own", "line")).isEqualTo(ruling.text("line"));
        assertThat(own.text("own", "reason")).isEqualTo("It doesn't prove its score.");
    }

    @Test
    void manyLongForgeriesFromOneAddressLeaveTheDatabaseSmall() throws Exception {
        String tournament = stranger().firstTournament();
        for (int forger = 0; forger < FORGERS; forger++) {
            if (forger % LIMITS.names() == 0) {
                clock.pass(Duration.ofMinutes(1).toMillis());
            }
            Guest guest = guest("Forger " + forger);
            Told entry = guest.enter(tournament);
            String forgery = "dominoes-deluxe 4\n" + "x".repeat(LONG);
            Told ruling = guest.submit(entry.text("match"), forgery);
            String kept =
                    guest.get("api/matches/" + entry.text("match") + "/record").body();

            assertThat(ruling.text("verdict")).isEqualTo("refused");
            assertThat(ruling.text("reason")).hasSizeLessThan(400);
            assertThat(guest.submit(entry.text("match"), forgery)).isEqualTo(ruling);
            assertThat(guest.submit(entry.text("match"), forgery + "x").status())
                    .isEqualTo(409);
            if (forger == 0) {
                assertThat(kept).isEqualTo(forgery.substring(0, KEPT));
            }
        }

        assertThat(bytes()).isLessThan(21 * KEPT);
    }

    private int bytes() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tournaments.db"));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")) {
            return row.getInt(1);
        }
    }
}
