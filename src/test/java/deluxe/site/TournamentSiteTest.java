package deluxe.site;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.bots.Difficulty;
import deluxe.site.Guest.Told;
import deluxe.site.api.Limits;
import deluxe.site.database.SqlLedger;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.site.lobby.Ledger;
import deluxe.site.lobby.Schedule;
import deluxe.tournament.Link;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lobby over real sockets, on a clock that the test moves. */
class TournamentSiteTest {
    private static final Limits LIMITS = new Limits(500, 10, 5);
    private static final int PACE_MILLIS = 1000;
    private static final long LONG_ENOUGH = Duration.ofMinutes(6).toMillis();

    @TempDir
    Path folder;

    private final HandClock clock = new HandClock("2026-03-01T12:00:00Z");
    private Ledger ledger;
    private SiteServer server;
    private URI address;

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("index.html"), "the lobby");
        start();
    }

    @AfterEach
    void close() {
        server.close();
        ledger.close();
    }

    private void start() throws IOException {
        ledger = SqlLedger.open("jdbc:sqlite:" + folder.resolve("tournaments.db"));
        server = SiteServer.start(new TournamentSite(new Site(folder), ledger, Schedule.usual(), LIMITS, clock), 0);
        address = server.address();
    }

    @Test
    void thePagesAreServedBesideTheLobby() {
        assertThat(new Guest(address).get("").body()).isEqualTo("the lobby");
    }

    @Test
    void aStrangerSeesWhatIsOnAndNoSeed() {
        Told lobby = new Guest(address).get("api/lobby");

        assertThat(lobby.status()).isEqualTo(200);
        assertThat((List<?>) lobby.json().get("running")).hasSize(4);
        assertThat((List<?>) lobby.json().get("ended")).isEmpty();
        assertThat(lobby.text("running", "0", "stage")).isEqualTo("open");
        assertThat(lobby.body()).doesNotContain("seed");
    }

    @Test
    void twoPlayersMeetTheSameDealsInMatchesOfTheirOwn() {
        String tournament = new Guest(address).firstTournament();
        Told ana = Guest.called("Ana", address).enter(tournament);
        Told ben = Guest.called("Ben", address).enter(tournament);

        assertThat(ana.text("options", "seed")).isEqualTo(ben.text("options", "seed"));
        assertThat(ana.text("match")).isNotEqualTo(ben.text("match")).startsWith(tournament);
        assertThat(ana.text("options", "player")).isEqualTo("Ana");
    }

    @Test
    void bothAreRankedByWhatTheyScored() {
        Guest ana = Guest.called("Ana", address);
        Guest ben = Guest.called("Ben", address);
        String tournament = ana.firstTournament();
        Told anasEntry = ana.enter(tournament);
        Told bensEntry = ben.enter(tournament);
        clock.pass(LONG_ENOUGH);
        Told anasRuling = ana.submit(anasEntry.text("match"), Guest.played(anasEntry, Difficulty.HARD, PACE_MILLIS));
        Told bensRuling = ben.submit(bensEntry.text("match"), Guest.played(bensEntry, Difficulty.EASY, PACE_MILLIS));
        int anas = Integer.parseInt(anasRuling.text("score", "total"));
        int bens = Integer.parseInt(bensRuling.text("score", "total"));
        Told ranks = ana.get("api/tournaments/" + tournament);

        assertThat(anasRuling.text("verdict")).isEqualTo("ranked");
        assertThat(ranks.text("standings", "0", "name")).isEqualTo(anas >= bens ? "Ana" : "Ben");
        assertThat(ranks.text("standings", "0", "rank")).isEqualTo("1");
        assertThat(ranks.text("standings", "1", "rank")).isEqualTo(anas == bens ? "1" : "2");
        assertThat(ranks.text("own", "rank")).isEqualTo(anas >= bens ? "1" : "2");
        assertThat(ranks.text("playing")).isEqualTo("0");
    }

    @Test
    void equalScoresShareARankAndTheNextIsLeftOut() {
        String tournament = new Guest(address).firstTournament();
        for (String name : List.of("Ana", "Ben")) {
            finish(Guest.called(name, address), tournament, Difficulty.HARD);
        }
        finishEarly(Guest.called("Cleo", address), tournament);
        Told ranks = new Guest(address).get("api/tournaments/" + tournament);

        assertThat(ranks(ranks)).containsExactly("1 Ana", "1 Ben", "3 Cleo");
        assertThat(new Guest(address).get("api/lobby").text("running", "0", "winners", "1", "name"))
                .isEqualTo("Ben");
    }

    @Test
    void enteringTwiceIsEnteringOnce() {
        Guest ana = Guest.called("Ana", address);
        String tournament = ana.firstTournament();
        Told first = ana.enter(tournament);
        clock.pass(LONG_ENOUGH);

        assertThat(ana.enter(tournament)).isEqualTo(first);
        assertThat(Guest.called("Ana", address).enter(tournament)).isEqualTo(first);
        assertThat(ana.get("api/lobby").text("running", "0", "entries")).isEqualTo("1");
    }

    @Test
    void aNameBelongsToWhoeverHasItsKey() {
        Guest.called("Ana", address);

        assertThat(new Guest(address).claim("ANA", Guest.keyOf("somebody else")))
                .isEqualTo(new Told(409, "{\"error\":\"Somebody here is called Ana already.\"}\n"));
        assertThat(new Guest(address).claim("Ana", Guest.keyOf("Ana")).status()).isEqualTo(200);
    }

    @Test
    void theSameRecordTwiceIsTheSameAnswer() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        String record = Guest.played(entry, Difficulty.HARD, PACE_MILLIS);
        clock.pass(LONG_ENOUGH);
        Told first = ana.submit(entry.text("match"), record);
        clock.pass(Duration.ofDays(1).toMillis());

        assertThat(ana.submit(entry.text("match"), record)).isEqualTo(first);
        assertThat(ana.enter(entry.text("tournament")).text("finished")).isEqualTo("true");
    }

    @Test
    void anotherRecordOfTheMatchIsRefusedAndTheFirstStands() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);
        Told first = ana.submit(entry.text("match"), Guest.played(entry, Difficulty.EASY, PACE_MILLIS));
        Told second = ana.submit(entry.text("match"), Guest.played(entry, Difficulty.HARD, PACE_MILLIS));

        assertThat(first.status()).isEqualTo(200);
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.body()).contains("the first stands");
        assertThat(ana.get("api/tournaments/" + entry.text("tournament")).text("own", "total"))
                .isEqualTo(first.text("score", "total"));
    }

    @Test
    void aRefusedRecordIsShownWithItsLineAndReason() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);
        String record = Guest.played(entry, Difficulty.HARD, PACE_MILLIS);
        Told ruling = ana.submit(entry.text("match"), record.replace("\ntotal ", "\ntotal 9"));
        Told ranks = new Guest(address).get("api/tournaments/" + entry.text("tournament"));

        assertThat(ruling.text("verdict")).isEqualTo("refused");
        assertThat(ruling.text("line")).isEqualTo(String.valueOf(record.lines().count()));
        assertThat(ruling.text("reason")).contains("total is");
        assertThat((List<?>) ranks.json().get("standings")).isEmpty();
        assertThat(ranks.text("refused", "0", "name")).isEqualTo("Ana");
        assertThat(ranks.text("refused", "0", "reason")).isEqualTo(ruling.text("reason"));
    }

    @Test
    void aRecordSoonerThanItsMatchTookIsRefused() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(5_000);

        assertThat(ana.submit(entry.text("match"), Guest.played(entry, Difficulty.HARD, PACE_MILLIS))
                        .text("reason"))
                .contains("entered only 5000 ms before");
    }

    @Test
    void anotherPlayersMatchIsNotForMe() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        String record = Guest.played(entry, Difficulty.HARD, PACE_MILLIS);
        clock.pass(LONG_ENOUGH);

        assertThat(Guest.called("Ben", address)
                        .submit(entry.text("match"), record)
                        .status())
                .isEqualTo(403);
        assertThat(new Guest(address).submit(entry.text("match"), record).status())
                .isEqualTo(401);
        assertThat(ana.submit("no-such-match", record).status()).isEqualTo(404);
        assertThat(ana.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
    }

    @Test
    void aClosedTournamentLetsNobodyInAndItsLastMatchesFinish() {
        Guest ana = Guest.called("Ana", address);
        Guest ben = Guest.called("Ben", address);
        String tournament = ana.firstTournament();
        Told entry = ana.enter(tournament);
        clock.pass(Long.parseLong(ana.get("api/tournaments/" + tournament).text("closesMillis")) - clock.millis());

        assertThat(ben.enter(tournament).status()).isEqualTo(409);
        assertThat(ana.enter(tournament)).isEqualTo(entry);
        assertThat(ana.get("api/lobby").text("running", "0", "stage")).isEqualTo("last-games");
        assertThat(ana.submit(entry.text("match"), Guest.played(entry, Difficulty.HARD, PACE_MILLIS))
                        .text("rank"))
                .isEqualTo("1");
    }

    @Test
    void whatComesAfterTheRanksAreFinalIsRefusedAndTheRanksStand() {
        Guest ana = Guest.called("Ana", address);
        Guest ben = Guest.called("Ben", address);
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        Told late = ben.enter(tournament);
        clock.pass(Duration.ofHours(2).toMillis());
        Told ruling = ben.submit(late.text("match"), Guest.played(late, Difficulty.HARD, PACE_MILLIS));
        Told lobby = ana.get("api/lobby");

        assertThat(ruling.text("reason")).contains("after the ranks were final");
        assertThat(lobby.text("ended", "0", "id")).isEqualTo(tournament);
        assertThat(lobby.text("ended", "0", "winners", "0", "name")).isEqualTo("Ana");
        assertThat(ranks(ana.get("api/tournaments/" + tournament))).containsExactly("1 Ana");
    }

    @Test
    void aGameIsShownToThoseWhoHavePlayedTheSameDealsAndLaterToAll() throws Exception {
        Guest ana = Guest.called("Ana", address);
        Guest ben = Guest.called("Ben", address);
        String tournament = ana.firstTournament();
        String record = finish(ana, tournament, Difficulty.HARD);
        String game = "api/matches/" + ana.enter(tournament).text("match");
        ben.enter(tournament);

        assertThat(ben.get(game).status()).isEqualTo(403);
        assertThat(new Guest(address).get(game + "/record").status()).isEqualTo(403);
        finish(ben, tournament, Difficulty.EASY);
        assertThat(ben.get(game + "/record").body()).isEqualTo(record);
        assertThat(Link.read(ben.get(game).text("link")).text()).isEqualTo(record);
        assertThat(new Guest(address).get(game).status()).isEqualTo(403);
        clock.pass(Duration.ofHours(2).toMillis());
        assertThat(new Guest(address).get(game).status()).isEqualTo(200);
    }

    @Test
    void everythingIsThereAfterARestart() throws IOException {
        Guest ana = Guest.called("Ana", address);
        String tournament = ana.firstTournament();
        finish(ana, tournament, Difficulty.HARD);
        Told before = ana.get("api/tournaments/" + tournament);
        close();
        start();

        assertThat(ana.at(address).get("api/tournaments/" + tournament)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"name\":\"Ana\"} | the fields are name and key",
                "{\"name\":\"Ana\",\"key\":\"0123456789abcdef\",\"__proto__\":\"x\"} | the fields are name and key",
                "{\"name\":\"Ana\",\"key\":\"short\"} | a key has 16 to 128 characters",
                "{\"name\":{},\"key\":\"0123456789abcdef\"} | text in quotes for the value",
                "{\"name\":\"<script>\",\"key\":\"0123456789abcdef\"} | a name is letters",
                "not json | not {",
                "`` | not {",
            })
    void badJsonIsAnsweredWithOneClearLine(String json, String told) {
        Told answer = new Guest(address).post("api/players", json);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("error")).contains(told).doesNotContain("Exception", "\tat ");
    }

    @Test
    void whatIsNotTheTypeExpectedIsRefused() {
        Guest ana = Guest.called("Ana", address);
        String match = ana.enter(ana.firstTournament()).text("match");

        assertThat(ana.send(ana.request("api/entries")
                                .header("Content-Type", "text/plain")
                                .POST(BodyPublishers.ofString("{}")))
                        .status())
                .isEqualTo(415);
        assertThat(ana.send(ana.request("api/entries").POST(BodyPublishers.ofString("{}")))
                        .status())
                .isEqualTo(415);
        assertThat(ana.send(ana.request("api/matches/" + match + "/record")
                                .header("Content-Type", "text/plain; charset=utf-16")
                                .PUT(BodyPublishers.ofString("x", StandardCharsets.UTF_16)))
                        .status())
                .isEqualTo(415);
    }

    @Test
    void hugePayloadsAreRefusedAndCostTheMatchNothing() {
        Guest ana = Guest.called("Ana", address);
        Told entry = ana.enter(ana.firstTournament());
        clock.pass(LONG_ENOUGH);

        assertThat(ana.submit(entry.text("match"), "x".repeat(900_000)).status())
                .isEqualTo(413);
        assertThat(ana.submit(entry.text("match"), "x".repeat(50_000_000)).status())
                .isIn(0, 413);
        assertThat(ana.post("api/entries", "[".repeat(100_000)).status()).isEqualTo(413);
        assertThat(ana.submit(entry.text("match"), "match \u00e9\u0000").status())
                .isEqualTo(400);
        assertThat(ana.submit(entry.text("match"), Guest.played(entry, Difficulty.HARD, PACE_MILLIS))
                        .text("verdict"))
                .isEqualTo("ranked");
    }

    @Test
    void whoAsksTooOftenWaits() {
        Guest flood = new Guest(address);
        int refused = 0;
        for (int time = 0; time < LIMITS.requests() + 50; time++) {
            refused += flood.get("api/nothing").status() == 429 ? 1 : 0;
        }

        assertThat(refused).isEqualTo(50);
        clock.pass(Duration.ofMinutes(1).toMillis());
        assertThat(flood.get("api/lobby").status()).isEqualTo(200);
    }

    @Test
    void aMatchIsNotSubmittedTooOften() {
        Guest ana = Guest.called("Ana", address);
        String match = ana.enter(ana.firstTournament()).text("match");
        for (int time = 0; time < LIMITS.submissions(); time++) {
            ana.submit(match, "");
        }

        assertThat(ana.submit(match, "").status()).isEqualTo(429);
    }

    @Test
    void namesAreNotClaimedByTheHundred() {
        Guest guest = new Guest(address);
        for (int name = 0; name < LIMITS.names(); name++) {
            assertThat(guest.claim("Name " + name, Guest.keyOf("x")).status()).isEqualTo(200);
        }

        assertThat(guest.claim("One more", Guest.keyOf("x")).status()).isEqualTo(429);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, api/nothing",
        "GET, api/",
        "DELETE, api/lobby",
        "POST, api/lobby",
        "GET, api/players",
        "GET, api/tournaments/none",
        "GET, api/tournaments/__proto__",
        "GET, api/matches/none",
        "GET, api/matches/none/record",
        "GET, api/matches/none/other",
        "GET, api/matches/none/record/more",
    })
    void whatIsNotThereIsNotFound(String method, String path) {
        Guest guest = new Guest(address);
        Told answer = guest.send(guest.request(path).method(method, BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text("error")).hasLineCount(1).isNotEmpty();
    }

    @Test
    void aForgedTokenIsNobody() {
        Guest guest = new Guest(address);

        assertThat(guest.send(guest.request("api/entries")
                                .header("Authorization", "Bearer 00.11")
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{\"tournament\":\"x\"}")))
                        .status())
                .isEqualTo(401);
    }

    /** Plays and submits, and gives the record. */
    private String finish(Guest guest, String tournament, Difficulty player) {
        Told entry = guest.enter(tournament);
        String record = Guest.played(entry, player, PACE_MILLIS);
        clock.pass(LONG_ENOUGH);
        assertThat(guest.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
        return record;
    }

    /** Ends before the first tile, with nothing. */
    private void finishEarly(Guest guest, String tournament) {
        Told entry = guest.enter(tournament);
        String record = Guest.played(entry, Difficulty.HARD, PACE_MILLIS);
        String header = record.substring(0, record.indexOf("0 round 1\n"));
        String nothing = "0 round 1\n5000 end\nresult ended-early 0 0\npoints 0\nspread 0\ntime 0\ntotal 0\n";
        clock.pass(LONG_ENOUGH);
        assertThat(guest.submit(entry.text("match"), header + nothing).text("verdict"))
                .isEqualTo("ranked");
    }

    private static List<String> ranks(Told ranks) {
        return ((List<?>) ranks.json().get("standings"))
                .stream()
                        .map(standing -> (Map<?, ?>) standing)
                        .map(standing -> standing.get("rank") + " " + standing.get("name"))
                        .toList();
    }
}
