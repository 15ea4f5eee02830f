package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.kit.Seed;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer;
import deluxe.session.wire.QuestionText;
import deluxe.site.Guest.Told;
import deluxe.site.database.DatabaseAddress;
import deluxe.site.database.Ledgers;
import deluxe.site.database.SqlOffice;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.KeptIntent;
import deluxe.site.lobby.StandardError;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Matches that the site deals, each from a key of its own. */
class SealedMatchTest extends SealedSite {
    @Test
    void aWholeMatchAtEachTableIsDealtTileByTileFromServerToServerAndItsRecordProvesWhatWasCommittedTo()
            throws Exception {
        Guest ana = guest("Ana");
        for (String tournament : running(ana)) {
            Told entry = ana.enter(tournament);
            String match = entry.text("match");
            int[] turn = {0};
            SealedPlayer player = new SealedPlayer(
                    entry,
                    clock,
                    () -> ana.at(servers.get(turn[0]++ % servers.size()).address()));
            player.sitDown();
            player.play(WHOLE_MATCH_MILLIS);

            assertThat(player.finish()).as(tournament).isNotNull();
            Told ruling = ana.get("api/matches/" + match + "/ruling");
            assertThat(ruling.text("verdict")).isEqualTo("ranked");
            assertThat(ruling.text("score", "total"))
                    .isEqualTo(String.valueOf(player.finish().card().total()));
            String record = ana.get("api/matches/" + match + "/record").body();
            assertThat(record).contains("\ncommitment " + entry.text("options", "commitment") + "\n");
            assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
            assertThat(ScoreSheet.read(record).text()).isEqualTo(record);
            String key = record.substring(record.indexOf("\nkey ") + 5).substring(0, 64);
            assertThat(player.heard()).isNotEmpty().noneMatch(answer -> answer.contains(key.substring(0, 16)));
        }
    }

    @Test
    void theSeedOfTheTournamentTellsNothingOfASealedMatch() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(running(ana).get(0));

        assertThat(entry.body()).doesNotContain("seed").contains("commitment");
        Seed seed = Ledgers.SECRETS.current().seed(running(ana).get(0));
        assertThat(entry.body()).doesNotContain(seed.hex());
    }

    @Test
    void twoPlayersMeetDifferentTiles() {
        Guest ana = guest("Ana");
        Guest ben = guest("Ben");
        String tournament = running(ana).get(0);
        SealedPlayer one = new SealedPlayer(ana.enter(tournament), clock, () -> ana);
        SealedPlayer other = new SealedPlayer(ben.enter(tournament), clock, () -> ben);
        one.sitDown();
        other.sitDown();

        assertThat(one.session().game().round().hand().tiles())
                .isNotEqualTo(other.session().game().round().hand().tiles());
    }

    @Test
    void whoComesBackAfterAReloadOrAtAnotherDeviceGoesOnWhereTheMatchStands() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(running(ana).get(0));
        SealedPlayer first = new SealedPlayer(entry, clock, () -> ana);
        first.sitDown();
        // No round is over so soon.
        first.play(6_000);
        first.leave();
        // A tile that was laid while another was in the air waits for that, and is seen at once only where it was laid.
        clock.pass(3_000);
        SealedPlayer second = new SealedPlayer(ana.enter(running(ana).get(0)), clock, () -> ana);
        second.sitDown();

        assertThat(second.session().isRunning()).isTrue();
        assertThat(second.session().game().round().tableau().tiles())
                .containsAll(first.session().game().round().tableau().tiles());
        second.play(WHOLE_MATCH_MILLIS);
        assertThat(second.finish()).isNotNull();
    }

    @Test
    void atTwoDevicesAtOnceBothShowTheMatchAsItStandsAndCanGoOn() {
        Guest ana = guest("Ana");
        Told entry = ana.enter(running(ana).get(0));
        SealedPlayer first = new SealedPlayer(entry, clock, () -> ana);
        first.sitDown();
        first.play(4_000);
        SealedPlayer second = new SealedPlayer(entry, clock, () -> ana);
        second.takeLast();
        second.sitDown();
        for (int at = 0; at < WHOLE_MATCH_MILLIS / 5_000 && first.finish() == null; at++) {
            first.play(2_500);
            second.play(2_500);
        }
        second.play(5_000);

        assertThat(first.finish()).isNotNull();
        assertThat(second.finish().outcome()).isEqualTo(first.finish().outcome());
    }

    @Test
    void theSameIntentAgainGetsTheSameAnswerAndAnotherInItsPlaceIsRefused() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        String start = question(0, 1, new Intent.Start());
        Told once = ana.ask(match, start);
        Told again = ana.at(servers.get(1).address()).ask(match, start);

        assertThat(once.status()).isEqualTo(200);
        assertThat(again.body()).contains("asked 1\n");
        assertThat(ana.ask(match, question(0, 1, new Intent.EndGame())).status())
                .isEqualTo(409);
        assertThat(ana.ask(match, question(0, 3, new Intent.EndGame())).status())
                .isEqualTo(400);
        assertThat(ana.ask(match, "rubbish").status()).isEqualTo(400);
    }

    @Test
    void whoHasMissedVeryMuchIsToldHowTheMatchStandsInsteadOfAllOfIt() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        ana.ask(match, question(0, 1, new Intent.Start()));
        for (int number = 2; number < 300; number++) {
            clock.pass(500);
            ana.ask(match, question(number, number, number % 2 == 0 ? new Intent.Pause() : new Intent.GoOn()));
        }

        assertThat(ana.ask(match, QuestionText.write(new RemoteDealer.Question(1, List.of())))
                        .body())
                .contains("\nleads-here no\n")
                .hasSizeLessThan(20_000);
    }

    @Test
    void ofManyWhoAskForTheSameNumberAtOnceOneIsTaken() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        assertThat(ana.ask(match, question(0, 1, new Intent.Start())).status()).isEqualTo(200);
        List<CompletableFuture<Told>> asked = new ArrayList<>();
        for (int at = 0; at < 16; at++) {
            Guest there = ana.at(servers.get(at % 2).address());
            Intent intent = at % 4 < 2 ? new Intent.Pause() : new Intent.Hurry();
            asked.add(CompletableFuture.supplyAsync(() -> there.ask(match, question(0, 2, intent))));
        }
        List<Integer> statuses =
                asked.stream().map(each -> each.join().status()).toList();

        assertThat(statuses).containsOnly(200, 409);
        assertThat(statuses.stream().filter(status -> status == 200)).hasSize(8);
        assertThat(ledgers.get(0).intents(match, 0)).hasSize(3);
    }

    @Test
    void nobodyElseAsksAboutAMatchAndNobodyHandsInItsRecord() {
        Guest ana = guest("Ana");
        Guest eve = guest("Eve");
        String match = ana.enter(running(ana).get(0)).text("match");

        assertThat(eve.ask(match, question(0, 1, new Intent.Start())).status()).isEqualTo(403);
        assertThat(new Guest(servers.get(0).address())
                        .ask(match, question(0, 1, new Intent.Start()))
                        .status())
                .isEqualTo(401);
        assertThat(ana.submit(match, "dominoes-deluxe 5\n").status()).isEqualTo(409);
        assertThat(ana.get("api/matches/" + match + "/ruling").status()).isEqualTo(404);
    }

    @Test
    void whoLooksAtTheTilesWithoutStartingHasTheClockRunTenSecondsLater() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));
        assertThat(ana.ask(match, look).body()).contains("\nstanding ready\n");
        clock.pass(25_000);

        assertThat(ana.ask(match, look).body()).contains("\nstanding running 15000\n");
    }

    @Test
    void whatWasOnItsWayWhenTimeRanOutIsAnsweredByTheEnd() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        ana.ask(match, question(0, 1, new Intent.Start()));
        clock.pass(WHOLE_MATCH_MILLIS);
        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));
        assertThat(ana.ask(match, look).body()).contains("\nstanding over ");

        Told late = ana.at(servers.get(1).address()).ask(match, question(0, 2, new Intent.EndGame()));
        assertThat(late.status()).isEqualTo(200);
        assertThat(late.body()).contains("asked 2\n", "\nstanding over ");
    }

    @Test
    void aMatchThatItsPlayerLeftIsOverWhenItsTimeIsUp() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        SealedPlayer player = new SealedPlayer(ana.enter(running(ana).get(0)), clock, () -> ana);
        player.sitDown();
        player.play(10_000);
        player.leave();
        clock.pass(8 * 60_000L);

        assertThat(ana.get("api/matches/" + match + "/ruling").text("verdict")).isEqualTo("ranked");
        assertThat(ana.get("api/matches/" + match + "/record").body()).contains(" time-up\n");
    }

    @Test
    void aTournamentThatIsEndedByHandStopsItsMatchesAtEveryServer() throws Exception {
        Guest ana = guest("Ana");
        String tournament = running(ana).get(0);
        String match = ana.enter(tournament).text("match");
        for (SiteServer server : servers) {
            ana.at(server.address()).ask(match, question(0, 1, new Intent.Start()));
        }
        clock.pass(1_000);
        try (SqlOffice office = new SqlOffice(DatabaseAddress.read(ledgerAddress()), "olga", clock::millis)) {
            office.end(tournament, "the hall burns");
        }
        clock.pass(1_000);

        for (SiteServer server : servers) {
            Told told = ana.at(server.address()).ask(match, question(0, 2, new Intent.Pause()));
            assertThat(told.status()).isEqualTo(410);
            assertThat(told.body()).contains("The ranks are final");
            String look = QuestionText.write(new RemoteDealer.Question(1, List.of()));
            assertThat(ana.at(server.address()).ask(match, look).status()).isEqualTo(410);
        }
        assertThat(ledgers.get(0).intents(match, 0)).hasSize(2);
    }

    @Test
    void theMatchOfAPlayerWhoNeverComesBackIsRankedForAllToSeeOnceItsTimeIsUp() {
        Guest ana = guest("Ana");
        String tournament = running(ana).get(0);
        SealedPlayer player = new SealedPlayer(ana.enter(tournament), clock, () -> ana);
        player.sitDown();
        player.play(10_000);
        player.leave();
        Guest stranger = new Guest(servers.get(1).address());
        assertThat(stranger.get("api/tournaments/" + tournament).text("playing"))
                .isEqualTo("1");
        clock.pass(8 * 60_000L);
        rounds.get(0).once();

        assertThat(stranger.get("api/tournaments/" + tournament).text("ranked")).isEqualTo("1");
    }

    @Test
    void aMatchThatCannotBeFiledStopsNoneOfTheOthers() {
        String tournament = running(guest("Looker")).get(0);
        for (String name : List.of("Ana", "Ben", "Cleo")) {
            Guest guest = guest(name);
            String match = guest.enter(tournament).text("match");
            guest.ask(match, question(0, 1, new Intent.Start()));
            if (name.equals("Ben")) {
                ledgers.get(0).keep(match, List.of(new KeptIntent(2, clock.millis(), clock.millis(), 0, "rubbish")));
            }
        }
        clock.pass(8 * 60_000L);
        String logged = StandardError.of(() -> rounds.get(0).once());

        assertThat(logged).contains("can't be filed");
        assertThat(guest("Looker").get("api/tournaments/" + tournament).text("ranked"))
                .isEqualTo("2");
    }

    @Test
    void whatWasOverWhileNoServerRanIsFiledWhenOneDoes() throws Exception {
        Guest ana = guest("Ana");
        String tournament = running(ana).get(0);
        ana.ask(ana.enter(tournament).text("match"), question(0, 1, new Intent.Start()));
        clock.pass(3 * 24 * 60 * 60_000L);
        start();
        rounds.get(2).once();

        assertThat(ana.get("api/tournaments/" + tournament).text("ranked")).isEqualTo("1");
    }

    @Test
    void anIntentCountsEarlierByTheWayThatTheSiteHasMeasuredButNotByMore() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        String sent = ana.ask(match, question(0, 1, new Intent.Start())).trip();
        clock.pass(180);
        Told measured = ana.returnTrip(match, sent);
        assertThat(measured.body()).startsWith("180.");
        clock.pass(60_000);

        ana.ask(match, question(1, 2, new Intent.Pause()), measured.body());
        List<KeptIntent> kept = ledgers.get(0).intents(match, 0);
        assertThat(kept.get(1).allowedMillis()).isZero();
        assertThat(kept.get(2).tripMillis()).isEqualTo(180);
        assertThat(kept.get(2).allowedMillis()).isEqualTo(180);
    }

    @Test
    void whoAsksForMuchBesideMovesGainsNothingByIt() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        String sent = ana.ask(match, question(0, 1, new Intent.Start())).trip();
        clock.pass(30_000);
        String lie = ana.returnTrip(match, sent).body();
        for (int number = 2; number < 30; number++) {
            clock.pass(5_000);
            ana.ask(match, question(1, number, number % 2 == 0 ? new Intent.Pause() : new Intent.GoOn()), lie);
        }
        List<KeptIntent> kept = ledgers.get(0).intents(match, 0);
        long gained = kept.stream()
                .filter(intent -> intent.number() > 0)
                .mapToLong(KeptIntent::allowedMillis)
                .sum();

        assertThat(kept).hasSize(30);
        assertThat(gained).isPositive().isLessThanOrEqualTo(250);
    }

    @Test
    void nobodyWritesTheNotesOfTheSite() {
        Guest ana = guest("Ana");
        String match = ana.enter(running(ana).get(0)).text("match");
        String sent = ana.ask(match, question(0, 1, new Intent.Start())).trip();
        clock.pass(1_000);

        assertThat(ana.returnTrip(match, "1" + sent).status()).isEqualTo(400);
        assertThat(ana.returnTrip(match, "rubbish").status()).isEqualTo(400);
        assertThat(ana.returnTrip(match + "0", sent).status()).isEqualTo(400);
        ana.ask(match, question(1, 2, new Intent.Pause()), sent);
        ana.ask(match, question(1, 3, new Intent.GoOn()), "250." + sent.substring(sent.indexOf('.') + 1));
        assertThat(ledgers.get(0).intents(match, 1)).allMatch(intent -> intent.tripMillis() == 0);
    }
}
