package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.kit.Day;
import deluxe.session.Intent;
import deluxe.session.RemoteDealer;
import deluxe.session.wire.QuestionText;
import deluxe.site.Guest.Told;
import deluxe.site.lobby.Records;
import deluxe.site.lobby.Schedule;
import deluxe.tournament.DailyChallenge;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tournaments in which players meet the same tiles: in heats, or all of them. */
class HeatsTest extends SealedSite {
    HeatsTest() {
        super(Schedule.usual());
    }

    /** A player in a tournament. */
    private record Entrant(Guest guest, String match, String commitment) {}

    private Entrant enter(String name, String tournament) {
        Guest guest = guest(name);
        Told entry = guest.enter(tournament);
        return new Entrant(guest, entry.text("match"), entry.text("options", "commitment"));
    }

    private String tournament(String series) {
        return running(guest("Looker")).stream()
                .filter(id -> id.startsWith(series))
                .findFirst()
                .orElseThrow();
    }

    /** Two who were put together, after as many entries as that takes. */
    private List<Entrant> duel(String tournament) {
        Map<String, Entrant> first = new HashMap<>();
        for (int at = 0; at < 20; at++) {
            Entrant entrant = enter("Player " + at, tournament);
            Entrant before = first.putIfAbsent(entrant.commitment(), entrant);
            if (before != null) {
                return List.of(before, entrant);
            }
        }
        throw new AssertionError("of twenty no two were put together");
    }

    /** Begins the match and ends it at once. */
    private void finish(Entrant entrant) {
        entrant.guest().ask(entrant.match(), question(0, 1, new Intent.Start()));
        clock.pass(1_000);
        assertThat(entrant.guest()
                        .ask(entrant.match(), question(0, 2, new Intent.EndGame()))
                        .status())
                .isEqualTo(200);
    }

    private Told ruling(Entrant entrant) {
        return entrant.guest().get("api/matches/" + entrant.match() + "/ruling");
    }

    private Told record(Guest viewer, Entrant entrant) {
        return viewer.get("api/matches/" + entrant.match() + "/record");
    }

    @Test
    void twoWhoAreInADuelMeetTheSameTiles() {
        List<Entrant> duel = duel(tournament("first-tiles"));
        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));
        String one = duel.get(0).guest().ask(duel.get(0).match(), look).body();
        String other = duel.get(1).guest().ask(duel.get(1).match(), look).body();

        assertThat(duel.get(0).match()).isNotEqualTo(duel.get(1).match());
        assertThat(one).isEqualTo(other).contains("\nstanding ready\n");
    }

    @Test
    void aDuelIsDecidedWhenBothHaveFinishedAndUntilThenNobodySeesAGame() {
        String tournament = tournament("first-tiles");
        List<Entrant> duel = duel(tournament);
        finish(duel.get(0));
        Told alone = ruling(duel.get(0));

        assertThat(alone.text("verdict")).isEqualTo("ranked");
        assertThat(alone.text("heat", "playing")).isEqualTo("1");
        assertThat(alone.json().containsKey("rank")).isFalse();
        assertThat(record(duel.get(0).guest(), duel.get(0)).status()).isEqualTo(403);
        assertThat(record(duel.get(1).guest(), duel.get(0)).status()).isEqualTo(403);
        assertThat(guest("Looker").get("api/tournaments/" + tournament).text("heats"))
                .isEqualTo("[]");

        finish(duel.get(1));

        Told ruled = ruling(duel.get(0));
        assertThat(ruled.text("rank") + " of " + ruled.text("of")).isEqualTo("1 of 2");
        Guest looker = guest("Looker");
        List<String> keys = new ArrayList<>();
        for (Entrant each : duel) {
            String record = record(looker, each).body();
            assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
            keys.add(record.substring(record.indexOf("\nkey "), record.indexOf("\nsalt ")));
        }
        assertThat(keys.get(0)).isEqualTo(keys.get(1));
        Told seen = looker.get("api/tournaments/" + tournament);
        assertThat(seen.text("heats", "0", "players")).isEqualTo("2");
        assertThat(seen.text("heats", "0", "standings", "1", "prizes", "1")).isEqualTo("Silver Pip");
    }

    @Test
    void whoNobodyCameToMeetWinsNothing() {
        String tournament = tournament("first-tiles");
        Entrant alone = enter("Alone", tournament);
        finish(alone);
        assertThat(ruling(alone).text("heat", "decided")).isEqualTo("false");
        clock.pass(30 * 60_000L);

        assertThat(ruling(alone).text("heat", "decided")).isEqualTo("true");
        assertThat(guest("Looker").get("api/tournaments/" + tournament).text("heats", "0", "standings", "0"))
                .doesNotContain("prizes");
    }

    @Test
    void whoMeetsOnlySomebodyWhoHasNotBegunWinsNothing() {
        clock.pass(29 * 60_000L + 30_000);
        String tournament = tournament("first-tiles");
        finish(duel(tournament).get(0));
        clock.pass(10 * 60_000L + 30_000);

        String heats = guest("Looker").get("api/tournaments/" + tournament).text("heats");
        assertThat(heats).contains("standings").doesNotContain("prizes");
    }

    @Test
    void playersArePutTogetherAtRandomAmongSeveralHeats() {
        String tournament = tournament("emerald-hour");
        List<String> order = new ArrayList<>();
        for (int at = 0; at < 48; at++) {
            order.add(enter("Player " + at, tournament).commitment());
        }
        Map<String, Long> heats = order.stream().collect(Collectors.groupingBy(each -> each, Collectors.counting()));

        assertThat(heats.values()).allMatch(players -> players <= 8);
        assertThat(heats.size()).isBetween(6, 8);
        assertThat(new HashSet<>(order.subList(0, 8)).size()).isBetween(2, 3);
    }

    @Test
    void ofManyWhoEnterAtOnceNoneSharesASeatAndNoHeatIsOverfull() {
        String tournament = tournament("first-tiles");
        List<Guest> guests = new ArrayList<>();
        for (int at = 0; at < 60; at++) {
            guests.add(guest("Player " + at).at(servers.get(at % 2).address()));
        }
        List<CompletableFuture<Told>> entering = new ArrayList<>();
        for (Guest guest : guests) {
            entering.add(CompletableFuture.supplyAsync(() -> guest.enter(tournament)));
        }
        Map<String, Integer> heats = new HashMap<>();
        Set<String> matches = new HashSet<>();
        for (CompletableFuture<Told> each : entering) {
            Told entry = each.join();
            matches.add(entry.text("match"));
            heats.merge(entry.text("options", "commitment"), 1, Integer::sum);
        }

        assertThat(matches).hasSize(60);
        assertThat(heats.values()).allMatch(players -> players <= 2);
        assertThat(heats).hasSizeBetween(30, 33);
    }

    @Test
    void aCopyOfTheDatabaseDoesNotTellTheKeyThatSomebodyStillPlaysWith() throws IOException {
        List<Entrant> duel = duel(tournament("first-tiles"));
        finish(duel.get(0));
        String before = database();
        finish(duel.get(1));
        String record = record(guest("Looker"), duel.get(0)).body();
        int at = record.indexOf("\nkey ") + 5;
        String key = record.substring(at, at + 64);

        assertThat(before).contains(duel.get(0).match()).doesNotContain(key);
    }

    private String database() throws IOException {
        StringBuilder all = new StringBuilder();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "tournaments.db*")) {
            for (Path file : files) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    @Test
    void whoDoesNotBeginInTimeGivesThePlaceInAHeatToTheNext() {
        String tournament = tournament("first-tiles");
        List<Entrant> duel = duel(tournament);
        Entrant waits = duel.get(0);
        finish(waits);
        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));

        clock.pass(10 * 60_000L);
        Told late = duel.get(1).guest().ask(duel.get(1).match(), look);
        assertThat(late.status()).isEqualTo(410);
        assertThat(late.body()).contains("not begun in time").contains("Enter again");
        clock.pass(2 * 60_000L);

        assertThat(ruling(waits).text("heat", "players")).isEqualTo("2");
        rounds.get(0).once();
        assertThat(ruling(waits).text("heat", "players")).isEqualTo("1");
        Guest back = duel.get(1).guest();
        String again = back.enter(tournament).text("match");
        assertThat(again).isNotEqualTo(duel.get(1).match());
        assertThat(back.ask(again, look).status()).isEqualTo(200);
        enterUntilFull(waits, tournament);
    }

    private void enterUntilFull(Entrant waits, String tournament) {
        for (int at = 20; ruling(waits).text("heat", "players").equals("1"); at++) {
            assertThat(at).as("the players who came").isLessThan(60);
            enter("Player " + at, tournament);
        }
    }

    @Test
    void whereNobodyWaitsAMatchCanBeBegunLate() {
        String tournament = tournament("quarter-bell");
        Entrant late = enter("Late", tournament);
        clock.pass(20 * 60_000L);
        rounds.get(0).once();

        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));
        assertThat(late.guest().ask(late.match(), look).status()).isEqualTo(200);
    }

    @Test
    void whereAllStartTogetherNobodyBeginsBeforeTheBellAndTimeRunsForThoseWhoAreLate() {
        String tournament = tournament("quarter-bell");
        Entrant early = enter("Early", tournament);
        Entrant late = enter("Late", tournament);
        String look = QuestionText.write(new RemoteDealer.Question(0, List.of()));

        assertThat(early.commitment()).isEqualTo(late.commitment());
        assertThat(early.guest().ask(early.match(), look).status()).isEqualTo(409);
        clock.pass(15 * 60_000L);
        assertThat(early.guest().ask(early.match(), look).body()).contains("\nstanding ready\n");
        assertThat(guest("Too late").enter(tournament).status()).isEqualTo(409);
        clock.pass(70_000);

        assertThat(late.guest().ask(late.match(), look).body()).contains("\nstanding running 60000\n");
    }

    @Test
    void whereAllStartTogetherGamesAreSeenOnceAllHaveFinished() {
        String tournament = tournament("quarter-bell");
        Entrant one = enter("One", tournament);
        Entrant other = enter("Other", tournament);
        clock.pass(15 * 60_000L);
        finish(one);

        assertThat(ruling(one).text("rank")).isEqualTo("1");
        assertThat(record(one.guest(), one).status()).isEqualTo(403);
        finish(other);
        assertThat(record(one.guest(), other).status()).isEqualTo(200);
    }

    @Test
    void theRanksOfTheDailyChallengeTakeNoForgedRecord() {
        String tournament = tournament("daily-challenge");
        Entrant honest = enter("Honest", tournament);
        Entrant forger = enter("Forger", tournament);
        clock.pass(8 * 60 * 60_000L);
        finish(honest);
        String practised = Records.whole(new DailyChallenge(new Day(20_513)).terms(), Difficulty.MASTER, 500);
        String forged = practised.replaceFirst("match .*", "match " + forger.match());

        assertThat(forger.guest().submit(forger.match(), forged).status()).isEqualTo(409);
        assertThat(honest.guest().submit(honest.match(), forged).status()).isEqualTo(409);
        assertThat(ruling(honest).text("rank") + " of " + ruling(honest).text("of"))
                .isEqualTo("1 of 1");
        clock.pass(11 * 60_000L);
        assertThat(guest("Looker").get("api/tournaments/" + tournament).body())
                .contains("Honest")
                .doesNotContain("\"name\":\"Forger\"");
    }
}
