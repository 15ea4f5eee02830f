package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.site.Guest.Told;
import deluxe.tournament.Sheets;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** {@code docs/openapi.json} says what the server really answers. */
class OpenApiTest extends HostedLobby {
    private static final String GOOD = Sheets.brief(RuleSet.FIVES, 1).text();

    @Test
    void verdictsAndErrorsLookAsDescribed() throws Exception {
        OpenApi.requireAsDescribed(200, "Confirmed", post("text/plain", GOOD));
        OpenApi.requireAsDescribed(200, "Refused", post("text/plain", GOOD.replaceFirst("total .*", "total 1")));
        OpenApi.requireAsDescribed(400, "Error", post("text/plain", "\u00fc"));
        OpenApi.requireAsDescribed(415, "Error", post("application/json", "{}"));
        OpenApi.requireAsDescribed(413, "Error", post("text/plain", "x".repeat(200_001)));
        Told got = stranger().get("v1/verify");
        OpenApi.requireAsDescribed(405, "Error", got);
        Told last = got;
        for (int time = 0; time < 60 && last.status() != 429; time++) {
            last = post("text/plain", "");
        }
        OpenApi.requireAsDescribed(429, "Error", last);
        assertThat(OpenApi.statuses("/v1/verify", "post")).isEqualTo(Set.of("200", "400", "405", "413", "415", "429"));
    }

    @Test
    void healthLooksAsDescribed() throws Exception {
        OpenApi.requireAsDescribed(200, "Health", stranger().get("api/health"));
        assertThat(OpenApi.statuses("/api/health", "get")).isEqualTo(Set.of("200", "503"));
    }

    private Told post(String type, String body) throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(address.resolve("v1/verify"))
                                .header("Content-Type", type)
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString());
        return new Told(answer.statusCode(), answer.body());
    }
}
