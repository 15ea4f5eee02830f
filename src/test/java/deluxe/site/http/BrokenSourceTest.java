package deluxe.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.Needs.Lane;
import deluxe.site.lobby.StandardError;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BrokenSourceTest {
    @ParameterizedTest
    @EnumSource(Lane.class)
    void aBugIsAnsweredWith500AndIsInTheLog(Lane lane) {
        String logged = StandardError.of(() -> {
            assertThat(status(lane, new IllegalStateException("a bug"))).isEqualTo(500);
            assertThat(status(lane, new AssertionError("a worse one"))).isEqualTo(500);
        });

        assertThat(logged)
                .contains("ERROR", "Could not answer /x", "a bug", "a worse one")
                .doesNotContain("hidden");
    }

    private static int status(Lane lane, Throwable bug) {
        try (SiteServer server = SiteServer.start(new Broken(lane, bug), 0)) {
            HttpRequest request = HttpRequest.newBuilder(server.address().resolve("x?key=hidden"))
                    .header("Authorization", "Bearer hidden")
                    .build();
            HttpResponse<String> answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            return answer.statusCode();
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private record Broken(Lane lane, Throwable bug) implements SiteServer.Source {
        @Override
        public Reply answer(Request request) {
            if (bug instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) bug;
        }

        @Override
        public Needs needs(Request head) {
            return new Needs(0, lane);
        }
    }
}
