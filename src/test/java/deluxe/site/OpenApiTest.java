package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dominoes.RuleSet;
import deluxe.site.Guest.Told;
import deluxe.tournament.Sheets;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.json.Json;

/** {@code docs/openapi.json} says what the server really answers. */
class OpenApiTest extends HostedLobby {
    private static final String GOOD = Sheets.brief(RuleSet.FIVES, 1).text();

    @Test
    void verdictsAndErrorsLookAsDescribed() throws Exception {
        requireAsDescribed(200, "Confirmed", post("text/plain", GOOD));
        requireAsDescribed(200, "Refused", post("text/plain", GOOD.replaceFirst("total .*", "total 1")));
        requireAsDescribed(400, "Error", post("text/plain", "\u00fc"));
        requireAsDescribed(415, "Error", post("application/json", "{}"));
        requireAsDescribed(413, "Error", post("text/plain", "x".repeat(200_001)));
        Told got = stranger().get("v1/verify");
        requireAsDescribed(405, "Error", got);
        Told last = got;
        for (int time = 0; time < 60 && last.status() != 429; time++) {
            last = post("text/plain", "");
        }
        requireAsDescribed(429, "Error", last);
        assertThat(statuses("/v1/verify", "post")).isEqualTo(Set.of("200", "400", "405", "413", "415", "429"));
    }

    @Test
    void healthLooksAsDescribed() throws Exception {
        requireAsDescribed(200, "Health", stranger().get("api/health"));
        assertThat(statuses("/api/health", "get")).isEqualTo(Set.of("200", "503"));
    }

    private static void requireAsDescribed(int status, String name, Told answer) throws IOException {
        Map<?, ?> schema = at("components", "schemas", name);
        Set<String> fields = new TreeSet<>();
        answer.json().keySet().forEach(field -> fields.add(String.valueOf(field)));

        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(fields).isEqualTo(((Map<?, ?>) schema.get("properties")).keySet());
        assertThat(fields).containsExactlyInAnyOrderElementsOf(strings(schema.get("required")));
    }

    private static List<String> strings(Object list) {
        return ((List<?>) list).stream().map(String::valueOf).toList();
    }

    private static Set<String> statuses(String path, String method) throws IOException {
        Set<String> statuses = new TreeSet<>();
        at("paths", path, method, "responses").keySet().forEach(status -> statuses.add(String.valueOf(status)));
        return statuses;
    }

    private static Map<?, ?> at(String... names) throws IOException {
        Map<?, ?> found = new Json().toType(Files.readString(Path.of("docs/openapi.json")), Map.class);
        for (String name : names) {
            found = (Map<?, ?>) found.get(name);
        }
        return found;
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
