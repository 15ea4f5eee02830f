package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is let into the lobby, and which match they get. */
class EntriesTest extends HostedLobby {
    @Test
    void thePagesAreServedBesideTheLobby() {
        assertThat(stranger().get("").body()).isEqualTo("the lobby");
    }

    @Test
    void aStrangerSeesTheRunningTournamentsButNoSeed() {
        Told lobby = stranger().get("api/lobby");

        assertThat(lobby.status()).isEqualTo(200);
        assertThat((List<?>) lobby.json().get("running")).hasSize(4);
        assertThat((List<?>) lobby.json().get("ended")).isEmpty();
        assertThat(lobby.text("running", "0", "stage")).isEqualTo("open");
        assertThat(lobby.body()).doesNotContain("seed");
    }

    @Test
    void twoPlayersMeetTheSameDealsInMatchesOfTheirOwn() {
        String tournament = stranger().firstTournament();
        Told ana = guest("Ana").enter(tournament);
        Told ben = guest("Ben").enter(tournament);

        assertThat(ana.text("options", "seed")).isEqualTo(ben.text("options", "seed"));
        assertThat(ana.text("match")).isNotEqualTo(ben.text("match")).startsWith(tournament);
        assertThat(ana.text("options", "player")).isEqualTo("Ana");
    }

    @Test
    void enteringTwiceIsEnteringOnce() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        Told first = ana.enter(tournament);
        clock.pass(LONG_ENOUGH);

        assertThat(ana.enter(tournament)).isEqualTo(first);
        assertThat(guest("Ana").enter(tournament)).isEqualTo(first);
        assertThat(ana.get("api/lobby").text("running", "0", "entries")).isEqualTo("1");
    }

    @Test
    void aNameBelongsToWhoeverHasItsKey() {
        guest("Ana");

        assertThat(stranger().claim("ANA", Guest.keyOf("somebody else")))
                .isEqualTo(new Told(409, "{\"error\":\"Somebody here is called Ana already.\"}\n"));
        assertThat(stranger().claim("Ana", Guest.keyOf("Ana")).status()).isEqualTo(200);
    }

    @Test
    void aClosedTournamentLetsNobodyInAndItsLastMatchesFinish() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = ana.firstTournament();
        Told entry = ana.enter(tournament);
        clock.pass(Long.parseLong(ana.get("api/tournaments/" + tournament).text("closesMillis")) - clock.millis());

        assertThat(ben.enter(tournament).status()).isEqualTo(409);
        assertThat(ana.enter(tournament)).isEqualTo(entry);
        assertThat(ana.get("api/lobby").text("running", "0", "stage")).isEqualTo("last-games");
        assertThat(ana.submit(entry.text("match"), played(entry)).text("rank")).isEqualTo("1");
    }

    @Test
    void everythingIsThereAfterARestart() throws IOException {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        Told before = ana.get("api/tournaments/" + tournament);
        close();
        start();

        assertThat(ana.at(address).get("api/tournaments/" + tournament)).isEqualTo(before);
    }
}
