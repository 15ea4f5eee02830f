package deluxe.site.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ProgramVersion;
import deluxe.site.http.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricsTest {
    private static final long TWENTY_MILLIS = 20_000_000;

    private final Metrics metrics = new Metrics();

    @Test
    void answersAreCountedByTheirKindAndTheirStatus() throws IOException {
        metrics.answered(request("/api/matches/m-1/intents"), 200, TWENTY_MILLIS);
        metrics.answered(request("/api/matches/m-2/intents"), 200, TWENTY_MILLIS);
        metrics.answered(request("/api/lobby"), 429, TWENTY_MILLIS);

        assertThat(told())
                .contains(
                        "deluxe_requests_total{route=\"/api/matches/*/intents\",status=\"200\"} 2.0",
                        "deluxe_requests_total{route=\"/api/lobby\",status=\"429\"} 1.0",
                        "deluxe_answer_seconds_bucket{route=\"/api/matches/*/intents\",le=\"0.01\"} 0",
                        "deluxe_answer_seconds_bucket{route=\"/api/matches/*/intents\",le=\"0.025\"} 2",
                        "deluxe_build_info{version=\"" + ProgramVersion.text() + "\"} 1");
    }

    @Test
    void aNumberThatCannotBeHadIsLeftOut() throws IOException {
        metrics.show("one", "One.", () -> 1);
        metrics.show("none", "None.", () -> {
            throw new IllegalStateException("the database is away");
        });

        assertThat(told()).contains("\none 1.0\n").doesNotContain("\nnone ");
    }

    /** Whoever asks for made-up addresses makes no new numbers. */
    @ParameterizedTest
    @CsvSource({
        "/game/index.html, files",
        "/api/tournaments/t-1, /api/tournaments/*",
        "/api/matches/m/record, /api/matches/*/record",
        "/api/matches/m/made-up, /api/other",
        "/api/made-up, /api/other",
        "/api/, /api/other",
        "/v1/verify, /v1/verify",
        "/v1/other, /v1/other",
        "/v1/matches/t-1/dispute, /v1/matches/*/dispute",
    })
    void thereAreFewKinds(String path, String route) {
        assertThat(Route.of(path)).isEqualTo(route);
    }

    private String told() throws IOException {
        return new String(metrics.answer(request("/metrics")).body(), StandardCharsets.UTF_8);
    }

    private static Request request(String path) {
        return new Request("GET", path, "", Map.of());
    }
}
