package deluxe.browser;

import deluxe.site.lobby.Schedule;
import java.util.ArrayList;
import java.util.List;

/**
 * How long it takes from the last tile of a match to its rank on the tournament's page, in real time. {@code docs/site.md} says how to run
 * it, and what it measured.
 */
class RankTimes extends InTheLobby {
    private static final String SCHEDULE = """
            series yearly
            title The Year
            about The shortest of games.
            every 525600
            grace 10
            deals open
            prize Gold
            rules fives
            difficulty easy
            clockSeconds 60
            target 10
            """;

    private static final int MATCHES = 10;

    @InBrowsers(Engine.CHROMIUM)
    void fromTheLastTileToTheRank(Visitor visitor) throws Exception {
        visitor.withScript(FirstScript.NEWCOMER.source()).withScript(FirstScript.MOMENTS.source());
        List<Long> toResults = new ArrayList<>();
        List<Long> toRank = new ArrayList<>();
        GamePage page = lobby(visitor, Schedule.read(SCHEDULE));
        for (int match = 0; match < MATCHES; match++) {
            page.open("/");
            play(page, "Player " + match);
            toResults.add(millis(page, "game.results - game.tile"));
            toRank.add(millis(page, "kitMoments.rank - game.tile"));
        }
        report("the results", toResults);
        report("the rank", toRank);
    }

    private static void play(GamePage page, String name) {
        LobbyGamesIT.enter(page, name);
        page.until("document.querySelector('iframe')");
        page.enter(0);
        page.until("document.querySelector('#hand button')");
        page.run("kitNewcomer()");
        page.leave();
        page.until("'rank' in kitMoments");
    }

    private static long millis(GamePage page, String difference) {
        String script = "const game = document.querySelector('iframe').contentWindow.kitMoments; return " + difference;
        return ((Number) page.run(script)).longValue();
    }

    private static void report(String what, List<Long> millis) {
        millis.sort(null);
        System.out.println("from the last tile to " + what + ", ms: shortest " + millis.get(0) + ", median "
                + millis.get(millis.size() / 2) + ", longest " + millis.get(millis.size() - 1) + " of "
                + millis.size());
    }
}
