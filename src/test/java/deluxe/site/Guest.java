package deluxe.site;

import deluxe.bots.Difficulty;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer.Asked;
import deluxe.session.RemoteDealer.Question;
import deluxe.session.wire.QuestionText;
import deluxe.site.lobby.Records;
import deluxe.tournament.Option;
import deluxe.tournament.Options;
import deluxe.tournament.Terms;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.json.Json;

/** Somebody who uses a lobby over HTTP, as its pages do. */
public final class Guest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI site;
    private String token = "";

    public Guest(URI site) {
        this.site = site;
    }

    /**
     * What was answered.
     *
     * @param trip a note of when that was; empty if there is none
     */
    public record Told(int status, String body, String trip) {
        Told(int status, String body) {
            this(status, body, "");
        }

        public Map<?, ?> json() {
            return new Json().toType(body, Map.class);
        }

        public String text(String... path) {
            Object at = json();
            for (String name : path) {
                at = at instanceof List<?> list ? list.get(Integer.parseInt(name)) : ((Map<?, ?>) at).get(name);
            }
            return String.valueOf(at);
        }
    }

    /** A guest with this name; the key is derived from the name. */
    public static Guest called(String name, URI site) {
        Guest guest = new Guest(site);
        Told told = guest.claim(name, keyOf(name));
        if (told.status() != 200) {
            throw new IllegalStateException(name + " is not let in: " + told);
        }
        guest.token = told.text("token");
        return guest;
    }

    /** The same guest at another server of the same site. */
    Guest at(URI other) {
        Guest same = new Guest(other);
        same.token = token;
        return same;
    }

    /** The same guest with a token that somebody else got. */
    Guest bearing(String other) {
        Guest same = new Guest(site);
        same.token = other;
        return same;
    }

    /** A header of the answer; empty if there is none. */
    String headerOf(HttpRequest.Builder request, String name) {
        return CLIENT.sendAsync(request.build(), BodyHandlers.ofString())
                .join()
                .headers()
                .firstValue(name)
                .orElse("");
    }

    /** Proves who this is; empty for a stranger. */
    String token() {
        return token;
    }

    static String keyOf(String name) {
        return name + "-" + "key".repeat(5);
    }

    Told claim(String name, String key) {
        return post("api/players", "{\"name\":\"" + name + "\",\"key\":\"" + key + "\"}");
    }

    public Told enter(String tournament) {
        return post("api/entries", "{\"tournament\":\"" + tournament + "\"}");
    }

    public Told submit(String match, String record) {
        return send(request("api/matches/" + match + "/record")
                .header("Content-Type", "text/plain")
                .PUT(BodyPublishers.ofString(record)));
    }

    /** Asks about a match that the site deals. */
    Told ask(String match, String question) {
        return ask(match, question, "");
    }

    /** Begins a match that the site deals, and ends it. */
    public void endAtOnce(String match) {
        ask(match, QuestionText.write(new Question(0, List.of(new Asked(1, new Intent.Start())))));
        ask(match, QuestionText.write(new Question(0, List.of(new Asked(2, new Intent.EndGame())))));
    }

    /** Asks about a match, with a note of how long the way takes. */
    Told ask(String match, String question, String trip) {
        return send(request("api/matches/" + match + "/intents")
                .header("Content-Type", "text/plain")
                .header("Trip", trip)
                .POST(BodyPublishers.ofString(question)));
    }

    /** Returns such a note. */
    Told returnTrip(String match, String sent) {
        return send(request("api/matches/" + match + "/trips")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(sent)));
    }

    public Told get(String path) {
        return send(request(path).GET());
    }

    /** Asks again for what has this tag, as pages do; without a tag as if for the first time. */
    Told get(String path, String tag) {
        return send((tag.isEmpty() ? request(path) : request(path).header("If-None-Match", tag)).GET());
    }

    /** The tag of what is at this path; empty if it has none. */
    String tag(String path) {
        try {
            HttpRequest request = request(path).GET().build();
            return CLIENT.send(request, BodyHandlers.ofString())
                    .headers()
                    .firstValue("ETag")
                    .orElse("");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    Told post(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    /** The id of the first tournament that is on. */
    String firstTournament() {
        return get("api/lobby").text("running", "0", "id");
    }

    /** Plays the match of this entry as this bot, with {@code paceMillis} for each action, and returns the record. */
    public static String played(Told entry, Difficulty player, int paceMillis) {
        return Records.whole(terms(entry), player, paceMillis);
    }

    /** Begins the match of this entry and ends it at once, in one of many ways, and returns the record. */
    public static String endedAtOnce(Told entry, int number) {
        return Records.endedAtOnce(terms(entry), number);
    }

    private static Terms terms(Told entry) {
        List<Option> options = new ArrayList<>();
        ((Map<?, ?>) entry.json().get("options"))
                .forEach((name, value) -> options.add(new Option(String.valueOf(name), String.valueOf(value))));
        return Options.read(options).terms().orElseThrow();
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(site.resolve(path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    Told send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
            return new Told(
                    response.statusCode(),
                    response.body(),
                    response.headers().firstValue("Trip").orElse(""));
        } catch (IOException broken) {
            return new Told(0, String.valueOf(broken));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Told(0, "interrupted");
        }
    }
}
