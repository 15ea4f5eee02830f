package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import deluxe.site.lobby.Filed;
import deluxe.site.lobby.Likeness;
import deluxe.site.lobby.Player;
import deluxe.site.lobby.Ruling;
import deluxe.site.lobby.Ticket;
import deluxe.tournament.ScoreCard;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The ranks that do not fit into one answer. */
class ManyRanksTest extends HostedLobby {
    private static final int PLAYERS = 130;

    @Test
    void ranksBelowTheFirstHundredAreAskedForByHowManyComeBefore() {
        Guest ana = guest("Ana");
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        for (int number = 1; number < PLAYERS; number++) {
            file(tournament, number);
        }
        clock.pass(1_100);

        assertThat(ranks(stranger().get("api/tournaments/" + tournament))).hasSize(100);
        List<String> further = ranks(stranger().get("api/tournaments/" + tournament + "?after=100"));
        assertThat(further).hasSize(PLAYERS - 100).allMatch(rank -> rank.matches("1[0-3][0-9] .*"));
        assertThat(further.get(0)).startsWith("101 ");
        assertThat(further.get(further.size() - 1)).startsWith(PLAYERS + " ");
        assertThat(ranks(stranger().get("api/tournaments/" + tournament + "?after=500")))
                .isEmpty();
    }

    @Test
    void whatIsNoNumberIsRefused() {
        String tournament = stranger().firstTournament();
        Told told = stranger().get("api/tournaments/" + tournament + "?after=minus");

        assertThat(told.status()).isEqualTo(400);
        assertThat(told.text("error")).contains("after");
    }

    /** Totals far above what can be played, so that all are different. */
    private void file(String tournament, int number) {
        String player = "p" + number;
        String match = tournament + "-" + player;
        String name = "Guest " + number;
        ledger.admit(new Player(player, name), Likeness.of(name), "digest", 1);
        ledger.issue(new Ticket(match, tournament, player, clock.millis()));
        Ruling ranked = new Ruling.Ranked(new ScoreCard(1000 + number, 0, 0));
        ledger.file(new Filed(match, tournament, clock.millis(), "sheet", "digest", ranked), Optional.empty());
    }
}
