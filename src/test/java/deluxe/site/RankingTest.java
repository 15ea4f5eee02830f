package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What happens to a record, and which rank its player then has. */
class RankingTest extends HostedLobby {
    @Test
    void bothAreRankedByWhatTheyScored() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = ana.firstTournament();
        Told anasEntry = ana.enter(tournament);
        Told bensEntry = ben.enter(tournament);
        clock.pass(LONG_ENOUGH);
        Told anasRuling = ana.submit(anasEntry.text("match"), played(anasEntry));
        clock.pass(1);
        Told bensRuling = ben.submit(bensEntry.text("match"), played(bensEntry, Difficulty.EASY));
        int anas = Integer.parseInt(anasRuling.text("score", "total"));
        int bens = Integer.parseInt(bensRuling.text("score", "total"));
        Told ranks = ana.get("api/tournaments/" + tournament);

        assertThat(anasRuling.text("verdict")).isEqualTo("ranked");
        assertThat(ranks.text("standings", "0", "name")).isEqualTo(anas >= bens ? "Ana" : "Ben");
        assertThat(ranks.text("standings", "0", "rank")).isEqualTo("1");
        assertThat(ranks.text("standings", "1", "rank")).isEqualTo(anas == bens ? "1" : "2");
        assertThat(ranks.text("own", "rank")).isEqualTo(anas >= bens ? "1" : "2");
        assertThat(ranks.text("playing")).isEqualTo("0");
    }

    @Test
    void equalScoresShareARank() {
        String tournament = stranger().firstTournament();
        finish(guest("Ana"), tournament, Difficulty.HARD);
        finishEarly(guest("Ben"), tournament);
        finishEarly(guest("Cleo"), tournament);
        Told ranks = stranger().get("api/tournaments/" + tournament);

        assertThat(ranks(ranks)).containsExactly("1 Ana", "2 Ben", "2 Cleo");
        assertThat(stranger().get("api/lobby").text("running", "0", "winners", "2", "name"))
                .isEqualTo("Cleo");
    }

    @Test
    void theSameRecordTwiceIsTheSameAnswer() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        String record = played(entry);
        clock.pass(LONG_ENOUGH);
        Told first = ana.submit(entry.text("match"), record);
        clock.pass(Duration.ofDays(1).toMillis());

        assertThat(ana.submit(entry.text("match"), record)).isEqualTo(first);
        assertThat(ana.enter(entry.text("tournament")).text("finished")).isEqualTo("true");
    }

    @Test
    void anotherRecordOfTheMatchIsRefusedAndTheFirstStands() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);
        Told first = ana.submit(entry.text("match"), played(entry, Difficulty.EASY));
        Told second = ana.submit(entry.text("match"), played(entry));

        assertThat(first.status()).isEqualTo(200);
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.body()).contains("the first one counts");
        assertThat(ana.get("api/tournaments/" + entry.text("tournament")).text("own", "total"))
                .isEqualTo(first.text("score", "total"));
    }

    @Test
    void nobodyReadsWhatARefusedRecordSays() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = ana.firstTournament();
        Told entry = ana.enter(tournament);
        finish(ben, tournament, Difficulty.HARD);
        String record = played(entry).replaceFirst("\n0 round 1\n", "\n0 VISIT http://example.org\n");
        String match = entry.text("match");

        assertThat(ana.submit(match, record).text("reason")).contains("VISIT http://example.org");
        assertThat(stranger().get("api/tournaments/" + tournament).body())
                .contains("refused")
                .doesNotContain("VISIT");
        assertThat(stranger().get("api/lobby").body()).doesNotContain("VISIT");
        assertThat(ana.get("api/matches/" + match + "/record").body()).isEqualTo(record);
        assertThat(ben.get("api/matches/" + match + "/record").status()).isEqualTo(404);
        clock.pass(Duration.ofDays(2).toMillis());
        assertThat(stranger().get("api/matches/" + match + "/record").status()).isEqualTo(404);
    }

    @Test
    void aRecordSoonerThanItsMatchTookIsRefused() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(5_000);

        assertThat(ana.submit(entry.text("match"), played(entry)).text("reason"))
                .contains("entered only 5000 ms before");
    }

    @Test
    void aRecordThatOnlyAClockCallsTooEarlyCanBeSentAgain() throws IOException {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        String record = played(entry);
        close();
        start();
        Guest again = ana.at(address);
        clock.pass(5_000);
        Told later = again.submit(entry.text("match"), record);
        clock.pass(LONG_ENOUGH);

        assertThat(later.status()).isEqualTo(503);
        assertThat(later.text("error")).contains("can't be judged yet");
        assertThat(again.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
    }

    @Test
    void whatComesAfterTheRanksAreFinalIsRefusedAndTheRanksStand() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        Told late = ben.enter(tournament);
        clock.pass(Duration.ofHours(2).toMillis());
        Told ruling = ben.submit(late.text("match"), played(late));
        Told lobby = ana.get("api/lobby");

        assertThat(ruling.text("reason")).contains("after the ranks were final");
        assertThat(lobby.text("ended", "0", "id")).isEqualTo(tournament);
        assertThat(lobby.text("ended", "0", "winners", "0", "name")).isEqualTo("Ana");
        assertThat(ranks(ana.get("api/tournaments/" + tournament))).containsExactly("1 Ana");
    }
}
