package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;
import deluxe.kit.Seed;

/**
 * Fifty whole games in each engine; every record must be confirmed. They take too long for the regular tests; {@code docs/record.md} says
 * how to run them, and what they found.
 */
class HundredGames {
    private static final int GAMES = 50;
    private static final int TARGET = 100;

    @InBrowsers
    void everyRecordOfAGamePlayedHereIsConfirmed(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withFakeClock().open(match(1));
        TablePlayer player = TablePlayer.sitDown(page, Way.KEYS);
        for (int game = 1; game <= GAMES; game++) {
            if (game > 1) {
                page.open(match(game));
                GameIT.press(page, "Start");
                page.until("document.querySelectorAll('#hand button').length === 7");
            }
            player.playToTheEnd();

            assertThat(player.shownTotal()).as("game %d", game).isEqualTo(player.confirmed());
        }
    }

    private static String match(int game) {
        return "/game/?match=h" + game + "&seed="
                + Seed.of(Integer.toHexString(game)).hex() + "&difficulty=hard&target=" + TARGET;
    }
}
