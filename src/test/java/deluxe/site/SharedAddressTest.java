package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.QuestionText;
import deluxe.site.api.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A school or an office, all of whose players come from one address. */
class SharedAddressTest extends SealedSite {
    private static final int REQUESTS = 40;
    private static final int INTENTS = 20;
    private static final String LOOK = QuestionText.write(new Question(0, List.of()));

    @Override
    Limits limits() {
        return new Limits(REQUESTS, 100, 5, MANY, MANY, INTENTS);
    }

    @Test
    void playersOfOneAddressDoNotUseUpWhatTheOthersAsk() {
        String tournament = running(guest("Looker")).get(0);
        List<Guest> players = new ArrayList<>();
        List<String> matches = new ArrayList<>();
        for (int at = 0; at < 5; at++) {
            Guest player = guest("Player " + at);
            players.add(player);
            matches.add(player.enter(tournament).text("match"));
        }
        for (int asked = 0; asked <= INTENTS; asked++) {
            for (int at = 0; at < 5; at++) {
                assertThat(players.get(at).ask(matches.get(at), LOOK).status()).isEqualTo(200);
            }
        }

        assertThat(players.get(0).ask(matches.get(0), LOOK).status()).isEqualTo(429);
        clock.pass(60_000);
        assertThat(players.get(0).ask(matches.get(0), LOOK).status()).isEqualTo(200);
    }

    @Test
    void whoeverAsksAboutTheMatchesOfOthersUsesUpTheAddressAndNotTheMatch() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        assertThat(ana.ask(match, LOOK).status()).isEqualTo(200);
        Guest eve = guest("Eve");
        List<Integer> statuses = new ArrayList<>();
        for (int at = 0; at < REQUESTS; at++) {
            statuses.add(eve.ask(match, LOOK).status());
        }

        assertThat(statuses.get(0)).isEqualTo(403);
        assertThat(statuses.get(REQUESTS - 1)).isEqualTo(429);
        assertThat(ana.ask(match, LOOK).status()).isEqualTo(200);
    }
}
