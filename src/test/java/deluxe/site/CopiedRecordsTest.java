package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What somebody gains who hands in another player's game. */
class CopiedRecordsTest extends HostedLobby {
    @Test
    void aCopiedGameIsHeldAndComesAfterAllOthersWithoutARank() {
        Guest ana = guest("Ana");
        Guest copier = guest("Copier");
        String tournament = ana.firstTournament();
        Told entry = copier.enter(tournament);
        String record = finish(ana, tournament, Difficulty.HARD);
        String copy = record.replaceFirst("\nmatch .*\n", "\nmatch " + entry.text("match") + "\n");
        Told ruling = copier.submit(entry.text("match"), copy);
        finishEarly(guest("Cleo"), tournament);
        Told ranks = copier.get("api/tournaments/" + tournament);

        assertThat(ruling.text("verdict")).isEqualTo("held");
        assertThat(ruling.text("rank")).isEqualTo("null");
        assertThat(copier.submit(entry.text("match"), copy)).isEqualTo(ruling);
        assertThat(ranks(ranks)).containsExactly("1 Ana", "2 Cleo");
        assertThat(ranks.text("heldGames", "0", "name")).isEqualTo("Copier");
        assertThat(ranks.text("heldGames", "0", "own")).isEqualTo("true");
        assertThat(ranks.text("heldGames", "0", "rank")).isEqualTo("null");
        assertThat(ranks.text("own", "state")).isEqualTo("held");
        assertThat(ranks.text("ranked")).isEqualTo("2");
        assertThat(ranks.text("held")).isEqualTo("1");
        assertThat(ranks.text("playing")).isEqualTo("0");
    }

    @Test
    void aHeldGameWinsNothingAndTheFirstLosesNothingByIt() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        Told copiers = guest("Copier").enter(tournament);
        String record = finish(ana, tournament, Difficulty.HARD);
        String copy = record.replaceFirst("\nmatch .*\n", "\nmatch " + copiers.text("match") + "\n");
        guest("Copier").submit(copiers.text("match"), copy);
        clock.pass(Duration.ofHours(2).toMillis());
        Told ranks = stranger().get("api/tournaments/" + tournament);

        assertThat(ranks.text("standings", "0", "prizes")).isEqualTo("[Gold Pip]");
        assertThat(ranks.text("standings", "0", "sharedBy")).isEqualTo("1");
        assertThat(ranks.text("heldGames", "0", "prizes")).isEqualTo("null");
    }

    /** Prizes are told once they are certain. */
    @Test
    void equalTotalsShareThePrizesOfTheirPlaces() {
        String tournament = stranger().firstTournament();
        for (String name : List.of("Ana", "Ben", "Cleo", "Dee")) {
            finishEarly(guest(name), tournament);
        }
        assertThat(stranger().get("api/tournaments/" + tournament).text("standings", "0", "prizes"))
                .isEqualTo("null");
        clock.pass(Duration.ofHours(2).toMillis());
        Told winners = stranger().get("api/lobby");
        Told ranks = stranger().get("api/tournaments/" + tournament);

        assertThat(ranks(ranks)).containsExactly("1 Ana", "1 Ben", "1 Cleo", "1 Dee");
        assertThat(ranks.text("standings", "3", "prizes")).isEqualTo("[Gold Pip, Silver Pip]");
        assertThat(ranks.text("standings", "3", "sharedBy")).isEqualTo("4");
        assertThat(winners.text("ended", "0", "winners", "2", "sharedBy")).isEqualTo("4");
        assertThat(winners.text("ended", "0", "winners", "2", "prizes")).isEqualTo("[Gold Pip, Silver Pip]");
    }

    /** Ending a match early, or finishing it, gives no right to look. */
    @Test
    void nobodySeesAnothersGameBeforeTheRanksAreFinal() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = ana.firstTournament();
        String record = finish(ana, tournament, Difficulty.HARD);
        String game = "api/matches/" + ana.enter(tournament).text("match");
        finishEarly(ben, tournament);

        for (Guest other : List.of(ben, stranger())) {
            assertThat(other.get(game).status()).isEqualTo(403);
            assertThat(other.get(game + "/record").status()).isEqualTo(403);
        }
        assertThat(ana.get(game + "/record").body()).isEqualTo(record);
        assertThat(ana.get(game).status()).isEqualTo(200);
        clock.pass(Duration.ofHours(2).toMillis());
        assertThat(stranger().get(game + "/record").body()).isEqualTo(record);
    }
}
