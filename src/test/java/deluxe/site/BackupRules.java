package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an operator does by {@code docs/operating.md} when a database is lost. */
abstract class BackupRules extends SealedSite {
    /** Long enough for some tiles, and too short for an opponent to go out with the next. */
    private static final int A_WHILE_MILLIS = 8000;

    /** Copies the database while servers use it. */
    abstract void backUp() throws IOException;

    /** Puts the copy in the place of the database, which nobody uses. */
    abstract void restore() throws IOException;

    @Test
    void aMatchInProgressGoesOnAfterABackupIsRestored() throws IOException {
        Guest ana = guest("Ana");
        String tournament = running(ana).get(0);
        Told entry = ana.enter(tournament);
        SealedPlayer before = new SealedPlayer(entry, clock, () -> ana);
        before.sitDown();
        before.play(A_WHILE_MILLIS);
        List<?> tiles = before.session().game().round().tableau().tiles();
        assertThat(tiles).isNotEmpty();
        backUp();
        before.play(A_WHILE_MILLIS);
        servers.forEach(SiteServer::close);
        ledgers.forEach(Ledger::close);
        restore();
        start();
        Guest again = ana.at(servers.get(servers.size() - 1).address());
        SealedPlayer after = new SealedPlayer(again.enter(tournament), clock, () -> again);
        after.sitDown();

        assertThat(after.session().isRunning()).isTrue();
        assertThat(after.session().game().round().tableau().tiles().toString()).startsWith(shared(tiles));
        after.play(WHOLE_MATCH_MILLIS);
        Told ruling = again.get("api/matches/" + entry.text("match") + "/ruling");
        assertThat(ruling.text("verdict")).isEqualTo("ranked");
        assertThat(ruling.text("score", "total"))
                .isEqualTo(String.valueOf(after.finish().card().total()));
        String record =
                again.get("api/matches/" + entry.text("match") + "/record").body();
        assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
    }

    /** The tiles that lay there when the copy was made come first. */
    private static String shared(List<?> tiles) {
        String all = tiles.toString();
        return all.substring(0, all.length() - 1);
    }

    static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertThat(process.waitFor()).as(command + "\n" + said).isZero();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
