package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.session.Intent;
import deluxe.site.Guest.Told;
import deluxe.site.operators.Opponents;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/openapi.json} says what operators and their players are really answered. */
class OperatorInterfaceTest extends HostedOperators {
    private static final Path DESK = Path.of("src/main/java/deluxe/site/api/OperatorDesk.java");
    private static final Pattern ROUTE = Pattern.compile("\"(GET|POST) ([a-z]+(?:/\\*(?:/[a-z]+)?)?)\"");

    @Test
    void everythingLooksAsTheDescriptionOfTheInterfaceSays() {
        Told ticket = acme.askForTicket(address(), "r1", "a", "");
        OpenApi.requireAsDescribed(200, "Ticket", ticket);
        String path = "v1/matches/" + ticket.text("match");
        OpenApi.requireAsDescribed(200, "Match", acme.get(address(), path));
        Told launch = launch(ticket.text("ticket"));
        OpenApi.requireAsDescribed(200, "Launch", launch);
        player(launch).endAtOnce(launch.text("match"));
        tell();
        OpenApi.requireAsDescribed(200, "Match", acme.get(address(), path));
        OpenApi.requireAsDescribed(200, "Dispute", acme.get(address(), path + "/dispute"));
        OpenApi.requireAsDescribed("Started", acme.told().get(0));
        OpenApi.requireAsDescribed("Interrupted", acme.told().get(1));
        OpenApi.requireAsDescribed("Finished", acme.told().get(2));
        OpenApi.requireAsDescribed(401, "Error", new Guest(address()).get(path));
    }

    @Test
    void everyRouteIsDescribedAndNothingElse() throws IOException {
        Set<String> answered = new TreeSet<>(Set.of("POST /v1/verify", "GET /api/health"));
        Matcher route = ROUTE.matcher(Files.readString(DESK));
        while (route.find()) {
            answered.add(route.group(1) + " /v1/" + route.group(2).replace("*", "{match}"));
        }

        assertThat(OpenApi.routes()).isEqualTo(answered);
    }

    @Test
    void whatThePlayersPageAsksIsAnsweredAsDescribed() {
        Told launch = launched("r1", "");
        Told other = launched("r2", "");
        String match = launch.text("match");
        Guest player = player(launch);
        Guest stranger = new Guest(address());
        String start = SealedSite.question(0, 1, new Intent.Start());
        String dealt = "v1/matches/" + match;
        Told answer = asked(player, dealt + "/intents", start);

        requireListed("intents", answer, 200);
        assertThat(answer.body()).startsWith("dominoes-deluxe-answers");
        requireListed("intents", asked(player, dealt + "/intents", "nonsense"), 400);
        requireListed("intents", asked(stranger, dealt + "/intents", start), 401);
        requireListed("intents", asked(player(other), dealt + "/intents", start), 403);
        requireListed("intents", asked(player, "v1/matches/t-0/intents", start), 404);
        requireListed(
                "intents", asked(player, dealt + "/intents", SealedSite.question(0, 1, new Intent.EndGame())), 409);
        requireListed("intents", asked(player, dealt + "/intents", "x".repeat(4_001)), 413);
        requireListed("intents", player.post(dealt + "/intents", "{}"), 415);
        requireListed("trips", asked(stranger, dealt + "/trips", answer.trip()), 200);
        requireListed("trips", asked(stranger, dealt + "/trips", "1.forged"), 400);
        requireListed("trips", stranger.post(dealt + "/trips", "{}"), 415);
        requireListed("ruling", asked(stranger, dealt + "/ruling", ""), 401);
        requireListed("ruling", asked(player(other), dealt + "/ruling", ""), 403);
        requireListed("ruling", asked(player, "v1/matches/t-0/ruling", ""), 404);
        OpenApi.requireAsDescribed(200, "Match", asked(player, dealt + "/ruling", ""));
        clock.pass(Duration.ofHours(3).toMillis());
        requireListed("intents", asked(player(other), "v1/matches/" + other.text("match") + "/intents", start), 410);
    }

    private static void requireListed(String route, Told answer, int status) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(OpenApi.statuses("/v1/matches/{match}/" + route, "post")).contains(String.valueOf(status));
        if (status != 200) {
            OpenApi.requireAsDescribed("Error", answer.json());
        }
    }

    private static Told asked(Guest guest, String path, String body) {
        return guest.send(
                guest.request(path).header("Content-Type", "text/plain").POST(BodyPublishers.ofString(body)));
    }

    @Test
    void theComputerOpponentsAreDeclaredWithVersionAndStrength() {
        Told told = new Guest(address()).get("v1/opponents");

        OpenApi.requireAsDescribed(200, "Opponents", told);
        assertThat(Opponents.all()).hasSize(2);
        assertThat(told.text("opponents", "0", "difficulty")).isEqualTo("easy");
        assertThat(told.text("opponents", "0", "isComputer")).isEqualTo("true");
        assertThat(told.text("opponents", "0", "strength", "winsInThousand")).isEqualTo("108");
        assertThat(told.text("opponents", "1", "strength", "against")).isEqualTo("hard");
    }

    @Test
    void anOperatorIsToldThatAMatchWasVoidedByHandAfterItsEndOrBefore() {
        Told first = launched("r1", "");
        player(first).endAtOnce(first.text("match"));
        tell();
        seated(launched("r2", ""));
        String second = acme.askForTicket(address(), "r2", "player-r2", "").text("match");
        office.voidMatch(first.text("match"), "two people played it");
        office.voidMatch(first.text("match"), "again");
        office.voidMatch(second, "the wrong player");
        tell();

        assertThat(types().stream().filter("match.voided"::equals)).hasSize(2);
        assertThat(acme.told().stream().filter(each -> "match.voided".equals(each.get("type"))))
                .allSatisfy(each -> OpenApi.requireAsDescribed("Voided", each))
                .extracting(each -> String.valueOf(each.get("match")))
                .containsExactlyInAnyOrder(first.text("match"), second);
        assertThat(acme.get(address(), "v1/matches/" + second).text("verdict")).isEqualTo("refused");
    }

    @Test
    void anEndThatIsToldOnlyAfterTheMatchWasVoidedSaysSo() {
        Told launch = launched("r1", "");
        player(launch).endAtOnce(launch.text("match"));
        office.voidMatch(launch.text("match"), "two people played it");
        tell();

        assertThat(types()).endsWith("match.finished", "match.voided");
        assertThat(acme.told().get(2).get("verdict")).isEqualTo("refused");
        OpenApi.requireAsDescribed("Finished", acme.told().get(2));
        OpenApi.requireAsDescribed(
                200, "Dispute", acme.get(address(), "v1/matches/" + launch.text("match") + "/dispute"));
    }

    @Test
    void aMatchThatIsVoidWithoutARecordHasAPackWithEverythingElse() {
        Told launch = launched("r1", "");
        String path = "v1/matches/" + launch.text("match");
        seated(launch);
        office.voidMatch(launch.text("match"), "the wrong player");
        Told pack = acme.get(address(), path + "/dispute");

        OpenApi.requireAsDescribed(200, "Dispute", pack);
        assertThat(pack.text("withoutRecord")).contains("before it was over");
        assertThat(pack.text("proof", "key")).matches("[0-9a-f]{64}");
        assertThat(pack.text("intents", "0", "number")).isEqualTo("0");
        assertThat(pack.text("tellings", "1", "type")).isEqualTo("match.voided");
        assertThat(acme.get(address(), path + "/record").status()).isEqualTo(404);
    }

    @Test
    void thePackOfARecordThatWasForgottenSaysSo() {
        Told launch = launched("r1", "");
        String path = "v1/matches/" + launch.text("match") + "/dispute";
        player(launch).endAtOnce(launch.text("match"));
        office.voidMatch(launch.text("match"), "two people played it");
        assertThat(acme.get(address(), path).text("record")).startsWith("dominoes-deluxe");
        ledger.forgetRefused(Long.MAX_VALUE);
        Told pack = acme.get(address(), path);

        OpenApi.requireAsDescribed(200, "Dispute", pack);
        assertThat(pack.text("withoutRecord")).contains("thirty days");
    }

    @Test
    void aVoidMatchShowsNoTilesThatSomebodyStillMeets() {
        String heat = "\"heat\":\"duel-1\",\"heatPlayers\":\"2\"";
        Told one = launched("r1", heat);
        Told two = launched("r2", heat);
        seated(one);
        seated(two);
        office.voidMatch(one.text("match"), "the wrong player");
        String path = "v1/matches/" + one.text("match") + "/dispute";

        assertThat(acme.get(address(), path).status()).isEqualTo(403);
        office.voidMatch(two.text("match"), "neither");
        assertThat(acme.get(address(), path).status()).isEqualTo(200);
    }
}
