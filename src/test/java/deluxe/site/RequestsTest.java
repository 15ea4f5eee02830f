package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest.Told;
import deluxe.site.http.Request;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are wrong, too large or too frequent. */
class RequestsTest extends HostedLobby {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"name\":\"Ana\"} | the fields are name and key",
                "{\"name\":\"Ana\",\"key\":\"0123456789abcdef\",\"__proto__\":\"x\"} | the fields are name and key",
                "{\"name\":\"Ana\",\"key\":\"short\"} | a key has 16 to 128 characters",
                "{\"name\":{},\"key\":\"0123456789abcdef\"} | the field \"name\" must be text in quotes",
                "{\"name\":\"<script>\",\"key\":\"0123456789abcdef\"} | a name is letters",
                "not json | this is not JSON",
                "`` | a JSON object is expected",
            })
    void badJsonIsAnsweredWithOneClearLine(String json, String told) {
        Told answer = stranger().post("api/players", json);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("error")).contains(told).doesNotContain("Exception", "\tat ");
    }

    @Test
    void whatIsNotTheTypeExpectedIsRefused() {
        Guest ana = guest("Ana");
        String match = ana.enter(ana.firstTournament()).text("match");

        assertThat(ana.send(ana.request("api/entries")
                                .header("Content-Type", "text/plain")
                                .POST(BodyPublishers.ofString("{}")))
                        .status())
                .isEqualTo(415);
        assertThat(ana.send(ana.request("api/entries").POST(BodyPublishers.ofString("{}")))
                        .status())
                .isEqualTo(415);
        assertThat(ana.send(ana.request("api/matches/" + match + "/record")
                                .header("Content-Type", "text/plain; charset=utf-16")
                                .PUT(BodyPublishers.ofString("x", StandardCharsets.UTF_16)))
                        .status())
                .isEqualTo(415);
    }

    @Test
    void hugePayloadsAreRefusedAndCostTheMatchNothing() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);

        assertThat(ana.submit(entry.text("match"), "x".repeat(900_000)).status())
                .isEqualTo(413);
        assertThat(ana.submit(entry.text("match"), "x".repeat(50_000_000)).status())
                .isIn(0, 413);
        assertThat(ana.post("api/entries", "[".repeat(100_000)).status()).isEqualTo(413);
        assertThat(ana.submit(entry.text("match"), "match \u00e9\u0000").status())
                .isEqualTo(400);
        assertThat(ana.submit(entry.text("match"), played(entry)).text("verdict"))
                .isEqualTo("ranked");
    }

    @Test
    void whoAsksTooOftenWaits() {
        Guest flood = stranger();
        int refused = 0;
        for (int time = 0; time < LIMITS.requests() + 50; time++) {
            refused += flood.get("api/nothing").status() == 429 ? 1 : 0;
        }

        assertThat(refused).isEqualTo(50);
        clock.pass(Duration.ofMinutes(1).toMillis());
        assertThat(flood.get("api/lobby").status()).isEqualTo(200);
    }

    @Test
    void aMatchIsNotSubmittedTooOften() {
        Guest ana = guest("Ana");
        String match = ana.enter(ana.firstTournament()).text("match");
        for (int time = 0; time < LIMITS.submissions(); time++) {
            ana.submit(match, "");
        }

        assertThat(ana.submit(match, "").status()).isEqualTo(429);
    }

    @Test
    void othersCannotUseUpAMatchsSubmissions() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        Told entry = ana.enter(ana.firstTournament());
        String match = entry.text("match");
        clock.pass(LONG_ENOUGH);
        for (int time = 0; time < 3 * LIMITS.submissions(); time++) {
            assertThat(ben.submit(match, "").status()).isEqualTo(403);
            assertThat(stranger().submit(match, "").status()).isEqualTo(401);
        }

        assertThat(ana.submit(match, played(entry)).text("verdict")).isEqualTo("ranked");
    }

    /** Asked without a socket, because the server does not let in a head as long as this. */
    @Test
    void submissionsToUnknownMatchesAreNotCounted() throws IOException {
        Guest ana = guest("Ana");
        String path = "/api/matches/" + "x".repeat(379_000) + "/record";
        Request huge = new Request("PUT", path, "", Map.of("Authorization", "Bearer " + ana.token()));
        TournamentSite site = site();
        for (int time = 0; time < 3 * LIMITS.submissions(); time++) {
            assertThat(site.answer(huge).status()).isEqualTo(404);
            assertThat(ana.submit("no-such-match", "").status()).isEqualTo(404);
        }
    }

    @Test
    void aClockSetBackKeepsNobodyOut() {
        Guest ana = guest("Ana");
        clock.step(-Duration.ofMinutes(2).toMillis());

        assertThat(ana.get("api/lobby").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer ", "bearer ", "BEARER  "})
    void aTokenCountsHoweverItsSchemeIsWritten(String scheme) {
        Guest ana = guest("Ana");
        Guest stranger = stranger();

        assertThat(stranger.send(stranger.request("api/entries")
                                .header("Authorization", scheme + ana.token())
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{\"tournament\":\"" + ana.firstTournament() + "\"}")))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void namesAreNotClaimedByTheHundred() {
        Guest guest = stranger();
        for (int name = 0; name < LIMITS.names(); name++) {
            assertThat(guest.claim("Name " + name, Guest.keyOf("x")).status()).isEqualTo(200);
        }

        assertThat(guest.claim("One more", Guest.keyOf("x")).status()).isEqualTo(429);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, api/nothing",
        "GET, api/",
        "DELETE, api/lobby",
        "POST, api/lobby",
        "GET, api/players",
        "GET, api/tournaments/none",
        "GET, api/tournaments/__proto__",
        "GET, api/matches/none",
        "GET, api/matches/none/record",
        "GET, api/matches/none/other",
        "GET, api/matches/none/record/more",
    })
    void whatIsNotThereIsNotFound(String method, String path) {
        Guest guest = stranger();
        Told answer = guest.send(guest.request(path).method(method, BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text("error")).hasLineCount(1).isNotEmpty();
    }
}
