package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;

/**
 * Fifty whole games in each engine, of which every record must be confirmed. It takes too long for the tests; {@code
 * docs/record.md} says how to run it, and what it found.
 */
class HundredGames {
    private static final int GAMES = 50;
    private static final int TARGET = 100;

    @InBrowsers
    void everyRecordOfAGamePlayedHereIsConfirmed(Visitor visitor) {
        visitor.on(Device.FRAME).withFakeClock();
        for (int game = 1; game <= GAMES; game++) {
            String seed = Integer.toHexString(game);
            String address = "/game/?match=h" + game + "&seed=" + seed + "&difficulty=hard&target=" + TARGET;
            TablePlayer player = TablePlayer.sitDown(visitor.open(address), Way.KEYS);
            player.playToTheEnd();

            assertThat(player.shownTotal()).as("game %d", game).isEqualTo(player.confirmed());
        }
    }
}
