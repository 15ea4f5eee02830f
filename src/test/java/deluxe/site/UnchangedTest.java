package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page has already is not sent to it again. */
class UnchangedTest extends HostedLobby {
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    @ParameterizedTest
    @ValueSource(strings = {"lobby", "ranks"})
    void whileNothingChangesOnlyTheTimeIsSent(String page) throws Exception {
        Guest ana = guest("Ana");
        String path = path(page, ana);
        HttpResponse<String> first = get(ana, path, "");
        clock.pass(MINUTE);
        HttpResponse<String> again = get(ana, path, tag(first));

        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(tag(again)).isEqualTo(tag(first));
        assertThat(nowMillis(again)).isEqualTo(clock.millis()).isEqualTo(nowMillis(first) + MINUTE);
        assertThat(get(ana, path, "W/\"another\"").body()).isEqualTo(first.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"lobby", "ranks"})
    void whatIsTheViewersOwnMakesADifferenceAtOnceAndOnlyToTheViewer(String page) throws Exception {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String path = path(page, ana);
        String tag = tag(get(ana, path, ""));
        ana.enter(ana.firstTournament());

        assertThat(get(ben, path, tag).statusCode()).isEqualTo(304);
        HttpResponse<String> own = get(ana, path, tag);
        assertThat(own.statusCode()).isEqualTo(200);
        assertThat(own.body()).contains("\"own\":{");
        assertThat(get(ana, path, tag(own)).statusCode()).isEqualTo(304);
    }

    @Test
    void whatOthersDoMakesADifferenceWithinASecond() throws Exception {
        Guest ana = guest("Ana");
        String path = path("ranks", ana);
        String tag = tag(get(stranger(), path, ""));
        ana.enter(ana.firstTournament());
        clock.pass(Duration.ofSeconds(1).toMillis());

        assertThat(get(stranger(), path, tag).statusCode()).isEqualTo(200);
    }

    /** A restarted server, or another one of the same site, doesn't send it again either. */
    @Test
    void theTagFollowsFromWhatIsSeen() throws Exception {
        String tag = tag(get(stranger(), "api/lobby", ""));
        close();
        start();

        assertThat(get(stranger(), "api/lobby", tag).statusCode()).isEqualTo(304);
    }

    private static String path(String page, Guest guest) {
        return page.equals("lobby") ? "api/lobby" : "api/tournaments/" + guest.firstTournament();
    }

    private static HttpResponse<String> get(Guest guest, String path, String tag) throws Exception {
        HttpRequest.Builder request = guest.request(path);
        HttpRequest asked = (tag.isEmpty() ? request : request.header("If-None-Match", tag))
                .GET()
                .build();
        return HttpClient.newHttpClient().send(asked, BodyHandlers.ofString());
    }

    private static String tag(HttpResponse<String> answer) {
        return answer.headers().firstValue("ETag").orElseThrow();
    }

    private static long nowMillis(HttpResponse<String> answer) {
        return answer.headers().firstValueAsLong("Now-Millis").orElseThrow();
    }
}
