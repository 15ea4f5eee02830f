package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import deluxe.tournament.Link;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Who may submit and who may see what. */
class PermissionsTest extends HostedLobby {
    @Test
    void onlyTheMatchsOwnPlayerCanSubmitIt() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        String record = played(entry);
        clock.pass(LONG_ENOUGH);

        assertThat(guest("Ben").submit(entry.text("match"), record).status()).isEqualTo(403);
        assertThat(stranger().submit(entry.text("match"), record).status()).isEqualTo(401);
        assertThat(ana.submit("no-such-match", record).status()).isEqualTo(404);
        assertThat(ana.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
    }

    @Test
    void aGameIsShownToItsPlayerAndLaterToAll() throws Exception {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        String record = finish(ana, tournament, Difficulty.HARD);
        String game = "api/matches/" + ana.enter(tournament).text("match");

        assertThat(Link.read(ana.get(game).text("link")).text()).isEqualTo(record);
        assertThat(stranger().get(game).status()).isEqualTo(403);
        clock.pass(Duration.ofHours(2).toMillis());
        assertThat(Link.read(stranger().get(game).text("link")).text()).isEqualTo(record);
    }

    @Test
    void aForgedTokenIsRejected() {
        Guest guest = stranger();

        assertThat(guest.send(guest.request("api/entries")
                                .header("Authorization", "Bearer 00.11")
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{\"tournament\":\"x\"}")))
                        .status())
                .isEqualTo(401);
    }
}
