package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.session.Intent;
import deluxe.site.Guest.Told;
import deluxe.site.database.Ledgers;
import deluxe.site.operators.Signature;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The server of a tournament elsewhere has its matches dealt here, and is told of them. */
class OperatorsTest extends HostedOperators {
    private static final long TEN_MINUTES = Duration.ofMinutes(10).toMillis();

    @Test
    void aMatchByTicketIsDealtHereAndItsOperatorIsToldOfItsStartAndItsEnd() {
        Told launch = launched("r1", "");
        String match = launch.text("match");
        assertThat(acme.get(address(), "v1/matches/" + match).text("state")).isEqualTo("waiting");
        SealedPlayer player = seated(launch);
        tell();
        assertThat(acme.get(address(), "v1/matches/" + match).text("state")).isEqualTo("playing");
        player.play(SealedSite.WHOLE_MATCH_MILLIS);
        assertThat(player(launch).post("v1/matches/" + match + "/ruling", "").text("state"))
                .isEqualTo("finished");
        tell();

        assertThat(types()).containsExactly("match.started", "match.finished");
        Map<?, ?> finished = acme.told().get(1);
        assertThat(finished.get("account")).isEqualTo("player-r1");
        assertThat(finished.get("verdict")).isEqualTo("ranked");
        assertThat(((Map<?, ?>) finished.get("score")).get("total"))
                .hasToString(String.valueOf(player.finish().card().total()));
        assertThat(acme.get(address(), "v1/matches/" + match).text("state")).isEqualTo("finished");
        String record = acme.get(address(), "v1/matches/" + match + "/record").body();
        assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
    }

    @Test
    void anOperatorWhoIsDownForTenMinutesIsToldEverythingInOrderOnceItIsBack() {
        acme.answer(503);
        Told launch = launched("r1", "");
        player(launch).endAtOnce(launch.text("match"));
        for (long passed = 0; passed < TEN_MINUTES; passed += 1_000) {
            rounds.once().forEach(CompletableFuture::join);
            clock.pass(1_000);
        }
        assertThat(types())
                .as("repeated with growing gaps")
                .hasSizeBetween(6, 9)
                .containsOnly("match.started");
        acme.answer(200);
        clock.pass(Duration.ofHours(1).toMillis());
        tell();

        assertThat(types().stream().distinct())
                .containsExactly("match.started", "match.interrupted intentional", "match.finished");
        assertThat(acme.told().stream().map(each -> each.get("id")).distinct()).hasSize(3);
        assertThat(ledger.operators().unacknowledged()).isZero();
    }

    @Test
    void whatWasHeardButNotAcknowledgedIsToldAgainWordForWord() {
        acme.answer(500);
        Told launch = launched("r1", "");
        seated(launch);
        rounds.once().forEach(CompletableFuture::join);
        acme.answer(200);
        clock.pass(5_000);
        tell();
        tell();

        assertThat(acme.bodies()).hasSize(2);
        assertThat(acme.bodies().get(0)).isEqualTo(acme.bodies().get(1));
    }

    @Test
    void oneWhoAnswersSlowlyKeepsNobodyElseWaiting() throws IOException {
        CompletableFuture<Void> atLast = new CompletableFuture<>();
        try (OperatorServer other = operator("other")) {
            acme.answerAfter(atLast);
            seated(launched("r1", ""));
            Told ticket = other.askForTicket(address(), "r1", "somebody", "");
            seated(launch(ticket.text("ticket")));
            List<CompletableFuture<Void>> told = rounds.once();
            assertThat(told).hasSize(2);
            CompletableFuture.anyOf(told.toArray(CompletableFuture[]::new)).join();

            assertThat(other.told()).hasSize(1);
            assertThat(ledger.operators().unacknowledged()).isEqualTo(1);
            atLast.complete(null);
            told.forEach(CompletableFuture::join);
            assertThat(ledger.operators().unacknowledged()).isZero();
        }
    }

    @Test
    void whatIsToldIsSignedWithTheOperatorsKey() {
        seated(launched("r1", ""));
        tell();
        Signature signature = acme.signatures().get(0);

        assertThat(signature)
                .isEqualTo(Signature.of(
                        "acme", key("acme"), clock.millis(), acme.bodies().get(0)));
    }

    @Test
    void whatIsForgedOrOldOrChangedIsRefused() {
        String body = "{\"request\":\"r\",\"account\":\"a\",\"difficulty\":\"easy\"}";
        long now = clock.millis();

        assertThat(acme.post(address(), "v1/tickets", body, "another key", now).status())
                .isEqualTo(401);
        assertThat(acme.post(address(), "v1/tickets", body, key("acme"), now - 300_001)
                        .status())
                .isEqualTo(401);
        assertThat(acme.post(address(), "v1/tickets", body, key("acme"), now + 300_001)
                        .status())
                .isEqualTo(401);
        Guest forger = new Guest(address());
        String signature = Signature.of("acme", key("acme"), now, "POST /v1/tickets\n" + body)
                .text();
        assertThat(forger.send(forger.request("v1/tickets")
                                .header("Content-Type", "application/json")
                                .header(Signature.HEADER, signature)
                                .POST(BodyPublishers.ofString(body.replace("easy", "hard"))))
                        .status())
                .isEqualTo(401);
        assertThat(forger.get("v1/matches/t-1").status()).isEqualTo(401);
        assertThat(acme.post(address(), "v1/tickets", body, key("acme"), now).status())
                .isEqualTo(200);
    }

    @Test
    void whoForgesTooOftenIsNotHeardAndOperatorsStillAre() {
        Guest forger = new Guest(address());
        int last = 0;
        for (int time = 0; time < 202; time++) {
            last = forger.get("v1/matches/t-1").status();
        }
        assertThat(last).isEqualTo(429);
        assertThat(acme.askForTicket(address(), "r1", "a", "").status()).isEqualTo(200);
    }

    @Test
    void anOperatorWhoAsksForTicketsTooOftenWaitsAndOthersDoNot() throws IOException {
        int last = 0;
        for (int time = 0; time <= MOST_TICKETS; time++) {
            last = acme.askForTicket(address(), "r" + time, "a" + time, "").status();
        }
        assertThat(last).isEqualTo(429);
        try (OperatorServer other = operator("other")) {
            assertThat(other.askForTicket(address(), "r1", "a", "").status()).isEqualTo(200);
        }
        assertThat(acme.get(address(), "v1/matches/t-0").status()).isEqualTo(404);
        clock.pass(60_000);
        assertThat(acme.askForTicket(address(), "r" + MOST_TICKETS, "a", "").status())
                .isEqualTo(200);
    }

    @Test
    void theSameRequestAgainIsTheSameMatchWithANewTicketAndAnotherInItsPlaceIsRefused() {
        Told once = acme.askForTicket(address(), "r1", "a", "");
        Told again = acme.askForTicket(address(), "r1", "a", "");

        assertThat(again.text("match")).isEqualTo(once.text("match"));
        assertThat(again.text("commitment")).isEqualTo(once.text("commitment"));
        assertThat(launch(once.text("ticket")).status()).as("replaced").isEqualTo(403);
        assertThat(launch(again.text("ticket")).status()).isEqualTo(200);
        assertThat(launch(again.text("ticket")).status()).as("used").isEqualTo(403);
        assertThat(acme.askForTicket(address(), "r1", "b", "").status()).isEqualTo(409);
    }

    @Test
    void aRequestThatCannotBePlayedIsRefusedAndMayBeCorrected() {
        assertThat(acme.askForTicket(address(), "r1", "a", "\"target\":\"7000\"")
                        .status())
                .isEqualTo(400);
        assertThat(acme.askForTicket(address(), "r1", "a", "\"seed\":\"1\"").body())
                .contains("seed");
        assertThat(acme.askForTicket(address(), "r1", "a", "\"rules\":\"muggins\"")
                        .body())
                .contains("clockSeconds");
        assertThat(acme.askForTicket(address(), "r1", "a", "\"rules\":\"muggins\",\"clockSeconds\":\"300\"")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void anotherOperatorLearnsNothingOfAMatchAndTheLobbyShowsNothing() throws IOException {
        Told launch = launched("r1", "");
        String match = launch.text("match");
        player(launch).endAtOnce(match);
        Guest eve = Guest.called("Eve", address());
        try (OperatorServer other = operator("other")) {
            assertThat(other.get(address(), "v1/matches/" + match).status()).isEqualTo(404);
            assertThat(other.get(address(), "v1/matches/" + match + "/dispute").status())
                    .isEqualTo(404);
        }
        assertThat(eve.get("api/lobby").body()).doesNotContain("ticket.");
        assertThat(eve.get("api/tournaments/ticket." + match).status()).isEqualTo(404);
        assertThat(eve.enter("ticket." + match).status()).isEqualTo(404);
        assertThat(eve.get("api/matches/" + match + "/record").status()).isEqualTo(404);
    }

    @Test
    void twoInAHeatMeetTheSameTilesAndNeitherIsShownBeforeBothAreDone() {
        String heat = "\"heat\":\"duel-1\",\"heatPlayers\":\"2\"";
        Told one = launched("r1", heat);
        Told two = launched("r2", heat);
        assertThat(acme.askForTicket(address(), "r3", "third", heat).status()).isEqualTo(409);
        assertThat(acme.askForTicket(address(), "r4", "player-r1", heat).status())
                .as("no second look")
                .isEqualTo(409);
        SealedPlayer ana = seated(one);
        SealedPlayer ben = seated(two);
        assertThat(ana.session().game().round().hand().tiles())
                .isEqualTo(ben.session().game().round().hand().tiles());
        String first = "v1/matches/" + one.text("match");
        player(one).ask(one.text("match"), SealedSite.question(9, 1, new Intent.Start()));
        player(one).endAtOnce(one.text("match"));
        assertThat(acme.get(address(), first).text("state")).isEqualTo("finished");
        assertThat(acme.get(address(), first + "/record").status()).isEqualTo(403);
        assertThat(acme.get(address(), first + "/dispute").status()).isEqualTo(403);
        player(two).endAtOnce(two.text("match"));
        assertThat(acme.get(address(), first + "/record").status()).isEqualTo(200);
    }

    @Test
    void anInterruptionIsToldWithItsCauseAsFarAsTheServerCanTell() {
        Told first = launched("r1", "");
        SealedPlayer player = seated(first);
        player.play(5_000);
        String match = first.text("match");
        Told second = launched("r1", "");
        int next = ledger.intents(match, 0).size();
        player(second).ask(match, SealedSite.question(1, next, new Intent.Leave()));
        launched("r1", "");
        clock.pass(TEN_MINUTES);
        tell();

        assertThat(types())
                .containsExactly(
                        "match.started",
                        "match.interrupted crash",
                        "match.interrupted backgrounded",
                        "match.interrupted terminated",
                        "match.interrupted timeout",
                        "match.finished");
        assertThat(acme.told().get(5).get("ending")).isEqualTo("time-up");
    }

    @Test
    void aMatchThatIsNotBegunInTimeCannotBegin() {
        Told ticket = acme.askForTicket(address(), "r1", "a", "\"startWithinMinutes\":\"5\"");
        clock.pass(TEN_MINUTES);

        assertThat(launch(ticket.text("ticket")).status()).isEqualTo(409);
        assertThat(acme.get(address(), "v1/matches/" + ticket.text("match")).text("state"))
                .isEqualTo("expired");
    }

    @Test
    void theDisputePackHasAllThatIsKnownOfAMatch() {
        Told launch = launched("r1", "");
        String match = launch.text("match");
        Guest player = player(launch);
        player.ask(match, SealedSite.question(0, 1, new Intent.Start()));
        player.ask(match, SealedSite.question(0, 2, new Intent.GoOn()));
        player.ask(match, SealedSite.question(0, 3, new Intent.EndGame()));
        tell();
        Told pack = acme.get(address(), "v1/matches/" + match + "/dispute");

        assertThat(pack.status()).as(pack.body()).isEqualTo(200);
        assertThat(pack.text("verification", "confirmed")).isEqualTo("true");
        assertThat(pack.text("record")).contains("\ncommitment " + pack.text("proof", "commitment"));
        assertThat(pack.text("record")).contains(pack.text("proof", "key"));
        assertThat(pack.text("intents", "1", "intent")).isEqualTo("start");
        assertThat(pack.text("intents", "1", "arrivedMillis")).isEqualTo(String.valueOf(clock.millis()));
        assertThat(pack.text("tellings", "0", "attempts")).isEqualTo("1");
        assertThat(pack.text("software", "version")).isNotEmpty();
        assertThat(pack.text("options", "difficulty")).isEqualTo("easy");
    }

    @Test
    void aKeyIsReplacedWhileTheEarlierOneIsStillGoodForADay() throws IOException {
        String earlier = key("acme");
        office.newKey("acme", Ledgers.SECRETS.current().id(), false, "a year has passed");
        String newer = key("acme");
        String body = "{\"request\":\"r\",\"account\":\"a\",\"difficulty\":\"easy\"}";

        assertThat(newer).isNotEqualTo(earlier);
        assertThat(acme.post(address(), "v1/tickets", body, earlier, clock.millis())
                        .status())
                .isEqualTo(200);
        assertThat(acme.post(address(), "v1/tickets", body, newer, clock.millis())
                        .status())
                .isEqualTo(200);
        clock.pass(Duration.ofDays(1).toMillis());
        assertThat(acme.post(address(), "v1/tickets", body, earlier, clock.millis())
                        .status())
                .isEqualTo(401);
        office.newKey("acme", Ledgers.SECRETS.current().id(), true, "it was stolen");
        assertThat(acme.post(address(), "v1/tickets", body, newer, clock.millis())
                        .status())
                .isEqualTo(401);
    }

    @Test
    void theExampleOfAnOperatorGetsTicketsAndCountsWhatItIsTold() throws Exception {
        ProcessBuilder node = new ProcessBuilder("node", "examples/operator/server.js");
        office.operator("example", "", Ledgers.SECRETS.current().id(), "an example");
        node.environment()
                .putAll(Map.of("SITE", address().toString(), "NAME", "example", "KEY", key("example"), "PORT", "0"));
        Process process = node.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try {
            URI example = URI.create(process.inputReader().readLine());
            office.operator(
                    "example",
                    example.resolve("told").toString(),
                    Ledgers.SECRETS.current().id(),
                    "it runs");
            clock.pass(System.currentTimeMillis() - clock.millis());
            Guest there = new Guest(example);
            assertThat(there.get("").body()).contains("DominoesDeluxe.embed");
            Told launch = launch(there.post("entries/e1", "").text("ticket"));
            assertThat(launch.status()).as(launch.body()).isEqualTo(200);
            player(launch).endAtOnce(launch.text("match"));
            tell();
            assertThat(there.get("results").body()).isEqualTo("{\"player-e1\":0}");
            assertThat(there.post("told", "{\"id\":\"x\",\"type\":\"match.finished\"}")
                            .status())
                    .isEqualTo(401);
            assertThat(ledger.operators().unacknowledged()).isZero();
        } finally {
            process.destroy();
        }
    }

    @Test
    void aPageOfAnotherOriginMayLaunchAndPlay() throws Exception {
        Told launch = launched("r1", "");
        Guest page = player(launch);
        String path = "v1/matches/" + launch.text("match") + "/intents";

        assertThat(page.headerOf(
                        page.request(path).method("OPTIONS", BodyPublishers.noBody()), "Access-Control-Allow-Headers"))
                .contains("Authorization");
        assertThat(page.headerOf(
                        page.request(path)
                                .header("Content-Type", "text/plain")
                                .POST(BodyPublishers.ofString(SealedSite.question(0, 1, new Intent.Start()))),
                        "Access-Control-Allow-Origin"))
                .isEqualTo("*");
    }
}
