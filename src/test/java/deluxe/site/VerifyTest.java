package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.site.api.VerifyDesk;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.tournament.Sheets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.json.Json;

class VerifyTest {
    private static final String GOOD = Sheets.brief(RuleSet.FIVES, 1).text();
    private static final int TOTAL =
            Sheets.brief(RuleSet.FIVES, 1).result().orElseThrow().total();

    private final VerifySite site = new VerifySite(new VerifyDesk(5, List.of("https://a.example"), () -> 0));

    @Test
    void aRecordIsJudged() throws IOException {
        assertThat(json(post(GOOD))).isEqualTo(Map.of("confirmed", true, "total", (long) TOTAL));

        Map<?, ?> refused = json(post(GOOD.replace("total " + TOTAL, "total 0")));
        assertThat(refused.get("confirmed")).isEqualTo(false);
        assertThat(refused.get("line")).isEqualTo(GOOD.lines().count());
        assertThat(refused.get("reason")).isEqualTo("total is " + TOTAL + ", not 0");
    }

    /** Only the command {@code verify} judges campaigns of the tavern. */
    @Test
    void theRecordOfACampaignIsNotThatOfAMatch() throws IOException {
        String campaign = "dados-de-toledo 1\nseed 0000000000000000000000000000001f\n0 sit king\nresult open 100\n";

        assertThat(json(post(campaign))).containsEntry("confirmed", false).containsEntry("line", 1L);
    }

    @Test
    void whatIsNoRecordAtAllIsAnErrorOfTheRequest() {
        assertThat(post("\u00fc").status()).isEqualTo(400);
        assertThat(site.answer(request("POST", Map.of("Content-Type", "application/json"), "{}"))
                        .status())
                .isEqualTo(415);
        assertThat(site.answer(request("GET", Map.of(), "")).status()).isEqualTo(405);
    }

    @Test
    void onlyScriptsOfNamedSitesMayAsk() {
        assertThat(asked("https://a.example").headers())
                .containsEntry("Access-Control-Allow-Origin", "https://a.example")
                .containsEntry("Vary", "Origin");
        assertThat(asked("https://b.example").headers()).doesNotContainKey("Access-Control-Allow-Origin");
    }

    @Test
    void healthIsAnsweredAsBesideTheLobby() throws IOException {
        Reply health = site.answer(new Request("GET", "/api/health", "", Map.of()));

        assertThat(health.status()).isEqualTo(200);
        OpenApi.requireAsDescribed("Health", json(health));
    }

    @Test
    void anAddressMayAskOnlySoOften() {
        for (int time = 0; time < 5; time++) {
            assertThat(post(GOOD).status()).isEqualTo(200);
        }
        assertThat(post(GOOD).status()).isEqualTo(429);
    }

    private Reply asked(String origin) {
        return site.answer(request("OPTIONS", Map.of("Origin", origin), ""));
    }

    private Reply post(String record) {
        return site.answer(request("POST", Map.of("Content-Type", "text/plain"), record));
    }

    private static Request request(String method, Map<String, String> headers, String body) {
        Optional<byte[]> bytes = Optional.of(body.getBytes(StandardCharsets.UTF_8));
        return new Request(method, VerifyDesk.PATH, "", headers).with(bytes);
    }

    private static Map<String, Object> json(Reply reply) throws IOException {
        return new Json().toType(new String(reply.body(), StandardCharsets.UTF_8), Json.MAP_TYPE);
    }
}
