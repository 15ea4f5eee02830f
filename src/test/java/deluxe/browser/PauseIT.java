package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Call;
import deluxe.browser.TablePlayer.Way;
import java.time.Duration;
import java.util.List;

/** The four cases in which a game is paused or cannot be, in the words of the document. */
class PauseIT {
    private static final String WARNING = "If paused for too long, the game will end & submit your current score.";
    private static final String NO_PAUSE =
            "The game can no longer be paused. Our games require timely score submission and cannot be paused indefinitely.";

    @InBrowsers(Engine.CHROMIUM)
    void thePlayerPausesAndTheAllowanceIsATotalOfTheGame(Visitor visitor) {
        GamePage page = atTheTable(visitor, "&pause=always&clockSeconds=60");
        page.keyboard().press("p");
        assertSays(page, "Game Paused. Resumes in 02:00", WARNING, "End Game", "Keep Playing");
        Axe.check(page);
        page.clock().advance(Duration.ofSeconds(5));
        assertSays(page, "Game Paused. Resumes in 01:55", WARNING, "End Game", "Keep Playing");

        GameIT.press(page, "Keep Playing");
        page.until("document.querySelector('#hand button')");
        page.keyboard().press("p");
        assertSays(page, "Game Paused. Resumes in 01:55", WARNING, "End Game", "Keep Playing");
        page.clock().advance(Duration.ofSeconds(100));
        assertThat(page.findAll(".results")).isEmpty();
    }

    @InBrowsers
    void inPracticeTheMenuTellsTheRulesAndSavesTheRecord(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withFakeClock().open("/game/");
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        TablePlayer player = new TablePlayer(page, Way.KEYS);
        assertThat(player.await()).isEqualTo(Call.PLAY);
        player.act();
        page.keyboard().press("p");
        page.until("document.querySelector('.more a')");
        page.run("document.querySelector('.more summary').click()");

        assertThat(page.text(".more .lines"))
                .contains("Every double opens its tips.")
                .contains("GAMES ARE TO 100");
        assertThat(page.isTrue("/^data:text.plain,.+%0A/.test(document.querySelector('.more a').href)"))
                .isTrue();
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutPausesTheClockKeepsRunningWhileTheMenuIsOpen(Visitor visitor) {
        GamePage page = atTheTable(visitor, "&pause=never&clockSeconds=60");
        page.keyboard().press("p");
        assertSays(page, "End Early?", NO_PAUSE, "End Game", "Keep Playing");
        page.clock().advance(Duration.ofSeconds(70));

        page.until("document.querySelector('.results')");
        assertThat(page.text("h1")).isNotEqualTo("Game Ended");
    }

    @InBrowsers
    void aGamePausedBecauseTheWindowLostTheFocusOnlyOffersToGoOn(Visitor visitor) {
        GamePage page = atTheTable(visitor, "&pause=always");
        page.run("window.dispatchEvent(new Event('blur'))");
        assertSays(page, "Game Paused. Resumes in 02:00", WARNING, "Keep Playing");
        page.clock().advance(Duration.ofSeconds(30));
        page.run("window.dispatchEvent(new Event('focus'))");
        assertSays(page, "Game Paused. Resumes in 01:30", WARNING, "Keep Playing");

        GameIT.press(page, "Keep Playing");
        page.until("document.querySelector('#hand button')");
    }

    @InBrowsers
    void leavingDuringTheCountdownPausesWhenTheClockStarts(Visitor visitor) {
        GamePage page = opened(visitor, "&pause=always");
        page.run("window.dispatchEvent(new Event('blur'))");
        assertThat(page.findAll(".menu")).isEmpty();
        page.clock().advance(Duration.ofSeconds(10));

        assertSays(page, "Game Paused. Resumes in 01:53", WARNING, "Keep Playing");
    }

    @InBrowsers(Engine.CHROMIUM)
    void whenTheAllowanceRunsOutTheClockRunsAgainAndTheScoreStands(Visitor visitor) {
        GamePage page = atTheTable(visitor, "&pause=always&pauseSeconds=10&clockSeconds=60");
        page.keyboard().press("p");
        assertSays(page, "Game Paused. Resumes in 00:10", WARNING, "End Game", "Keep Playing");
        page.clock().advance(Duration.ofSeconds(11));
        assertSays(page, "End Early?", NO_PAUSE, "End Game", "Keep Playing");
        page.clock().advance(Duration.ofSeconds(62));
        page.until("document.querySelector('.results')");

        new TablePlayer(page, Way.KEYS).confirmed();
    }

    @InBrowsers(Engine.CHROMIUM)
    void endingEarlyPostsWhatWasEarned(Visitor visitor) {
        GamePage page = atTheTable(visitor, "&pause=always");
        TablePlayer player = new TablePlayer(page, Way.KEYS);
        player.act();
        player.await();
        page.keyboard().press("p");
        GameIT.press(page, "End Game");
        GameIT.press(page, "Yes, End It");
        page.clock().advance(Duration.ofSeconds(3));
        page.until("document.querySelector('.results')");

        assertThat(page.text("h1")).isEqualToIgnoringCase("Game Ended");
        assertThat(player.shownTotal()).isEqualTo(player.confirmed());
        Axe.check(page);
        GameIT.press(page, "Submit Score");
        page.until("document.querySelector('.start')");
    }

    private static GamePage atTheTable(Visitor visitor, String more) {
        GamePage page = opened(visitor, more);
        assertThat(new TablePlayer(page, Way.KEYS).await()).isEqualTo(Call.PLAY);
        return page;
    }

    private static GamePage opened(Visitor visitor, String more) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .open("/game/?match=m1&seed=00000000000000000000000000000005&difficulty=hard&locale=en" + more);
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        return page;
    }

    private static void assertSays(GamePage page, String header, String body, String... buttons) {
        page.until("(document.querySelector('.menu h1') || {}).textContent === '" + header + "'");
        assertThat(page.text(".menu p")).isEqualTo(body);
        assertThat(page.run("return [].map.call(document.querySelectorAll('.standing button'), it => it.textContent)"))
                .isEqualTo(List.of(buttons));
        assertThat(page.findAll("#hand button")).isEmpty();
    }
}
