package deluxe.cli;

import deluxe.kit.Malformed;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Asks a running server how it is, for containers that have nothing else to ask with. */
@CommandLine.Command(
        name = "healthy",
        mixinStandardHelpOptions = true,
        description = "Asks a running server how it is. Exit code 1 unless it is well.")
final class Healthy implements Command {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int HTTP_OK = 200;

    @Parameters(paramLabel = "ADDRESS", description = "such as http://localhost:8080/")
    private URI address;

    @Override
    public int run(Console console) {
        try {
            HttpRequest question = HttpRequest.newBuilder(address.resolve("/api/health"))
                    .timeout(PATIENCE)
                    .build();
            HttpResponse<String> answer =
                    HttpClient.newBuilder().connectTimeout(PATIENCE).build().send(question, BodyHandlers.ofString());
            console.out().println(answer.statusCode() + " " + answer.body().strip());
            return answer.statusCode() == HTTP_OK ? OK : NO;
        } catch (IOException unreachable) {
            console.out().println("no answer: " + unreachable);
            return NO;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return NO;
        } catch (IllegalArgumentException notAnAddress) {
            throw new Malformed("'" + address + "' is no address such as http://localhost:8080/");
        }
    }
}
