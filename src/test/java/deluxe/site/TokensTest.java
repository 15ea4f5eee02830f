package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.database.Ledgers;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Secrets;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a token is good for. */
class TokensTest extends HostedLobby {
    private static final String OTHER_SECRET = "f".repeat(64);

    private Secrets secrets = Ledgers.SECRETS;

    @Override
    Ledger ledger() {
        return Ledgers.open("jdbc:sqlite:" + folder.resolve("tournaments.db"), secrets);
    }

    @Test
    void aTokenThatHasEndedIsRefusedEverywhereAndItsKeyGetsAnother() {
        Guest ana = guest("Ana");
        clock.pass(Duration.ofDays(90).toMillis());

        assertThat(ana.get("api/lobby").status()).isEqualTo(401);
        assertThat(ana.enter(stranger().firstTournament()).status()).isEqualTo(401);
        assertThat(stranger().get("api/lobby").status()).isEqualTo(200);
        assertThat(guest("Ana").get("api/lobby").status()).isEqualTo(200);
    }

    @Test
    void theSecretIsReplacedWhileMatchesGoOn() throws IOException {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        Told entry = ana.enter(tournament);
        restart(OTHER_SECRET + "\n" + Ledgers.SECRET);
        clock.pass(LONG_ENOUGH);
        Told ruling = ana.at(address).submit(entry.text("match"), played(entry));
        Told bens = guest("Ben").enter(tournament);
        restart(OTHER_SECRET + "\n" + Ledgers.SECRET + " seeds");

        assertThat(ruling.text("verdict")).isEqualTo("ranked");
        assertThat(bens.text("options", "seed")).isEqualTo(entry.text("options", "seed"));
        assertThat(ana.at(address).get("api/lobby").status()).isEqualTo(401);
        assertThat(guest("Ana").enter(tournament).text("finished")).isEqualTo("true");
    }

    @Test
    void onceItsTournamentsAreFinalAnOldSecretIsNotNeededAnyMore() throws IOException {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);
        String record = played(entry);
        ana.submit(entry.text("match"), record);
        clock.pass(Duration.ofHours(2).toMillis());
        restart(OTHER_SECRET + "\n" + Ledgers.SECRET);
        restart(OTHER_SECRET);

        assertThat(stranger()
                        .get("api/matches/" + entry.text("match") + "/record")
                        .body())
                .isEqualTo(record);
    }

    private void restart(String lines) throws IOException {
        close();
        secrets = Secrets.read(lines);
        start();
    }
}
