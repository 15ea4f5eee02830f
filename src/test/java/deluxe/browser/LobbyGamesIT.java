package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest;
import deluxe.site.lobby.Ranks;
import deluxe.site.lobby.Schedule;
import deluxe.site.lobby.Standing;
import deluxe.table.Ending;
import deluxe.tournament.BadLine;
import deluxe.tournament.ScoreSheet;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.net.URI;
import java.util.List;
import java.util.function.Function;

/**
 * Whole games through the lobby. Time passes by itself, because the server compares the page's time with its own. The games are played
 * through the elements that a screen reader reads.
 */
class LobbyGamesIT extends InTheLobby {
    private static final String SHORT_GAMES = """
            series yearly
            title The Year
            about A short game, all year long.
            every 525600
            grace 10
            deals open
            prize Gold
            prize Silver
            rules fives
            difficulty easy
            clockSeconds 40
            target 20
            """;

    private static final String CLASSIC_GAMES = """
            series yearly
            title The Year
            about A short game, all year long.
            every 525600
            grace 10
            deals open
            prize Gold
            prize Silver
            rules %s
            difficulty easy
            clockSeconds 60
            target 30
            """;

    private static final String PLAYABLE =
            "[].some.call(document.querySelectorAll('#hand button'), tile => /scores|can be played/.test(tile.textContent))";

    /** Plays a tile, and says what is seen of it before anything else can happen. */
    private static final String PLAY_AND_SEE = """
            const held = () => document.querySelectorAll('#hand button').length;
            const before = { held: held(), answers: parent.kitLine.answers };
            [].find.call(document.querySelectorAll('#hand button'), tile => /scores|can be played/.test(tile.textContent)).click();
            const end = document.querySelector('#ends button');
            if (end) end.click();
            return (held() === before.held - 1 ? 'one tile fewer' : 'as many tiles')
                + (parent.kitLine.answers === before.answers ? ', no answer' : ', an answer');
            """;

    @InBrowsers(Engine.CHROMIUM)
    void aSeriesOfMugginsIsPlayedToARank(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        GamePage page = quickLobby(visitor, Schedule.read(CLASSIC_GAMES.formatted("muggins")));
        String tournament = enter(page, "Ana");
        assertThat(page.find("iframe").getAttribute("src")).contains("classic.html");
        playToTheEnd(page, false);

        assertRankedByTheLedger(page, tournament, "Ana");
    }

    @InBrowsers
    void aMatchThatTheSiteDealsIsPlayedToARankAcrossAReload(Visitor visitor) throws Exception {
        playSealed(visitor, SHORT_GAMES, "sealed.html");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchOfAllFivesThatTheSiteDealsIsPlayedToARank(Visitor visitor) throws Exception {
        playSealed(visitor, CLASSIC_GAMES.formatted("all-fives"), "classic.html");
    }

    /** 300 ms of latency, and one in twenty questions or answers is lost. */
    @InBrowsers(Engine.CHROMIUM)
    void overABadLineTheOwnTileMovesBeforeTheAnswerAndTheMatchIsPlayedToARank(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source()).withScript(FirstScript.BAD_LINE.source());
        GamePage page = quickLobby(visitor, Schedule.read(SHORT_GAMES.replace("deals open", "deals each")));
        String tournament = enter(page, "Ana");
        page.until("document.querySelector('iframe')");
        page.enter(0);
        page.until(PLAYABLE);
        assertThat(page.run(PLAY_AND_SEE)).isEqualTo("one tile fewer, no answer");
        page.leave();
        playToTheEnd(page, false);

        assertThat(page.isTrue("kitLine.lost > 0")).isTrue();
        assertRankedByTheLedger(page, tournament, "Ana", "Back");
    }

    @InBrowsers(Engine.CHROMIUM)
    void whileTheDealerIsGoneTheTableSaysSoAndThenTheMatchGoesOn(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source()).withScript(FirstScript.BAD_LINE.source());
        GamePage page = quickLobby(visitor, Schedule.read(SHORT_GAMES.replace("deals open", "deals each")));
        String tournament = enter(page, "Ana");
        page.until("document.querySelector('iframe')");
        page.enter(0);
        page.until(PLAYABLE);
        page.run("parent.kitLine.isDead = true");
        page.run(PLAY_AND_SEE);
        page.until("/Reconnecting/.test(document.body.textContent)");
        page.run("parent.kitLine.isDead = false");
        page.until("!/Reconnecting/.test(document.getElementById('news').textContent)");
        page.leave();
        playToTheEnd(page, false);

        assertRankedByTheLedger(page, tournament, "Ana", "Back");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchThatTheSiteDealsNoMoreSaysSoAndLeadsBack(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        GamePage page = quickLobby(visitor, Schedule.read(SHORT_GAMES.replace("deals open", "deals each")));
        String tournament = enter(page, "Ana");
        page.until("document.querySelector('iframe')");
        page.enter(0);
        page.until(PLAYABLE);
        page.leave();
        inDatabase("UPDATE tournaments SET closes_millis = opens_millis + 1, final_millis = opens_millis + 1");

        assertThat(outcome(page)).isEqualTo("This match can't go on here");
        page.until("document.activeElement.id === 'outcome'");
        assertThat(page.findAll("iframe")).isEmpty();
        assertThat(page.find("#outcome .primary").getAttribute("href")).contains(tournament);
        assertSound(page);
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("410"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aDuelSaysThatTheOpponentIsAwaitedAndThenWhoHasWonIt(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        GamePage page = quickLobby(visitor, Schedule.read(SHORT_GAMES.replace("deals open", "deals heat 2")));
        String tournament = enter(page, "Ana");
        playToTheEnd(page, true);
        page.until("/Your opponent has not come yet/.test(document.querySelector('#outcome').textContent)");
        assertThat(texts(page, "#outcome h2")).containsExactly("Verified");

        meet(page, tournament);
        page.until("/Verified: 1st of 2/.test(document.querySelector('#outcome').textContent)");
        pressInGame(page, "Back");
        page.click("#outcome .primary");
        page.until("document.querySelectorAll('.heat .ranks tbody tr').length === 2");
        page.click(".heat a");
        page.until("document.querySelectorAll('.boards iframe').length === 2");
    }

    /** Others enter until one meets Ana in her heat, and ends that match at once. */
    private void meet(GamePage page, String tournament) {
        URI site = URI.create(page.run("return location.origin") + "/");
        String heat = ledger().places(anaIn(tournament), List.of(tournament))
                .get(0)
                .ticket()
                .seat()
                .heat();
        for (int other = 0; ledger().turnout(heat).entered() < 2; other++) {
            assertThat(other).isLessThan(30);
            Guest guest = Guest.called("Other " + other, site);
            String match = guest.enter(tournament).text("match");
            if (ledger().ticket(match).orElseThrow().seat().heat().equals(heat)) {
                guest.endAtOnce(match);
            }
        }
    }

    private String anaIn(String tournament) {
        return ledger().heats(tournament, 50).get(0).ticket().player();
    }

    @InBrowsers(Engine.CHROMIUM)
    void whereAllStartTogetherThePageCountsDownAndThenOpensTheTable(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        String schedule = SHORT_GAMES
                .replace("deals open", "deals all")
                .replace("every 525600", "every 1")
                .replace("clockSeconds 40", "clockSeconds 600");
        GamePage page = quickLobby(visitor, Schedule.read(schedule));
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        page.until("document.querySelector('.countdown').textContent > '0:40'");
        page.click("[aria-label='Enter: The Year']");
        page.until("document.querySelector('.waiting .countdown')");
        assertThat(page.isTrue("document.querySelector('iframe') === null")).isTrue();
        pressInGame(page, "Start");
        dealtHand(page);
    }

    private void playSealed(Visitor visitor, String schedule, String address) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        GamePage page = quickLobby(visitor, Schedule.read(schedule.replace("deals open", "deals each")));
        String tournament = enter(page, "Ana");
        assertThat(page.find("iframe").getAttribute("src")).contains(address);
        dealtHand(page);
        String commitment = page.text("#proof code");
        playATile(page);
        page.reload();
        playToTheEnd(page, false);

        assertRankedByTheLedger(page, tournament, "Ana", "Back");
        String match = standings(tournament).get(0).finish().match();
        assertThat(ledger().filed(match).orElseThrow().text()).contains("commitment " + commitment);
    }

    @InBrowsers(Engine.CHROMIUM)
    void twoPlayTheSameDealsToTheEndAndTheirRanksAreTheLedgers(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source());
        GamePage page = quickLobby(visitor, Schedule.read(SHORT_GAMES));
        String tournament = enter(page, "Ana");
        Object anasDeal = dealtHand(page);
        playATile(page);
        page.reload();
        playToTheEnd(page, true);
        assertRankedByTheLedger(page, tournament, "Ana");

        page.open("/");
        assertThat(enter(page, "Ben")).isEqualTo(tournament);
        assertThat(dealtHand(page)).isEqualTo(anasDeal);
        playToTheEnd(page, false);
        assertRankedByTheLedger(page, tournament, "Ben");

        page.click("#outcome .primary");
        page.until("document.querySelectorAll('.ranks tbody tr').length === 2");
        assertThat(texts(page, ".ranks .rank")).isEqualTo(inTheLedger(tournament, at -> "" + at.rank()));
        assertThat(texts(page, ".ranks .total"))
                .isEqualTo(inTheLedger(tournament, at -> "" + at.card().total()));
        assertThat(texts(page, ".ranks tbody th"))
                .isEqualTo(inTheLedger(tournament, at -> at.finish().name().replace("Ben", "Ben (you)")));
    }

    /** Goes from the lobby to the table, and returns the tournament's id. */
    static String enter(GamePage page, String name) {
        sitDown(page, name);
        page.until("/" + name + "/.test(document.getElementById('seat').textContent)");
        page.click("[aria-label='Play: The Year']");
        pressInGame(page, "Start");
        return String.valueOf(page.run("return new URLSearchParams(location.search).get('id')"));
    }

    private static void playATile(GamePage page) {
        page.enter(0);
        page.run("kitNewcomer()");
        page.until("[0, 7].indexOf(document.querySelectorAll('#hand button').length) < 0");
        page.leave();
    }

    private static void playToTheEnd(GamePage page, boolean takesTheLast) {
        page.until("document.querySelector('iframe')");
        page.enter(0);
        page.until(GameIT.STARTED + " && document.querySelector('#hand button')");
        page.run("kitNewcomer(arguments[0])", takesTheLast);
        page.until("document.querySelector('.results')");
        page.leave();
    }

    private void assertRankedByTheLedger(GamePage page, String tournament, String name) throws BadLine {
        assertRankedByTheLedger(page, tournament, name, "Submit Score");
    }

    private void assertRankedByTheLedger(GamePage page, String tournament, String name, String wayBack) throws BadLine {
        String shown = outcome(page);
        List<Standing> standings = standings(tournament);
        Standing own = standings.stream()
                .filter(standing -> standing.finish().name().equals(name))
                .findFirst()
                .orElseThrow();
        String record = ledger().filed(own.finish().match()).orElseThrow().text();
        int total = own.card().total();

        assertThat(shown).isEqualTo("Verified: " + (own.rank() == 1 ? "1st" : "2nd") + " of " + standings.size());
        assertThat(texts(page, "#outcome .sum dd")).last().isEqualTo(String.valueOf(total));
        assertThat(Verification.verify(record)).isInstanceOf(Verdict.Confirmed.class);
        assertThat(ScoreSheet.read(record).result().orElseThrow().outcome().ending())
                .isNotEqualTo(Ending.ENDED_EARLY);
        pressInGame(page, wayBack);
        page.until("document.activeElement.id === 'outcome'");
    }

    private List<String> inTheLedger(String tournament, Function<Standing, String> part) {
        return standings(tournament).stream().map(part).toList();
    }

    private List<Standing> standings(String tournament) {
        return Ranks.of(ledger().best(tournament, 10), List.of()).standings();
    }
}
