package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

/** Hints in practice, from the switch to the table. */
class HintsIT {
    private static final String SWITCH =
            "[].find.call(document.querySelectorAll('label'), it => it.textContent.trim() === 'Hints in practice')";

    private static final String MARKED =
            "[].filter.call(document.querySelectorAll('#hand button'), it => /scores most/.test(it.textContent))";

    private static final int MOST_MOVES = 20;

    private static final String SCORES = "/scores/.test(document.getElementById('hand').textContent)";

    /** Whether the marked tile is the first of those that score most. */
    private static final String IS_MOST = """
            const points = [].map.call(document.querySelectorAll('#hand button'), it => +(/scores .*?(\\d+)$/.exec(it.textContent) || [0, 0])[1]);
            const marked = [].findIndex.call(document.querySelectorAll('#hand button'), it => /scores most/.test(it.textContent));
            return points.indexOf(Math.max(...points)) === marked;""";

    @InBrowsers(Engine.CHROMIUM)
    void theSwitchInTheSettingsMarksTheFirstTileThatScoresMost(Visitor visitor) {
        GamePage page = open(visitor, "/game/");
        page.press("Settings");
        page.until(SWITCH);
        assertThat(page.isTrue(SWITCH + ".control.checked")).isFalse();
        page.run(SWITCH + ".control.click()");
        page.press("Done");
        play(page);

        page.until(MARKED + ".length === 1");
        assertThat(page.run(IS_MOST)).isEqualTo(true);
        page.open("/game/");
        page.until(GameIT.STARTED);
        page.press("Keep Playing");
        page.until(MARKED + ".length === 1");
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutTheSwitchNothingIsMarked(Visitor visitor) {
        GamePage page = open(visitor, "/game/");
        play(page);

        assertThat(page.isTrue(MARKED + ".length === 0")).isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void inATournamentsMatchThereIsNeitherAMarkNorASwitch(Visitor visitor) {
        visitor.withScript(
                "localStorage.setItem('deluxe.settings', '0 0 device false hard true 80 false 60 false true true');");
        GamePage page = open(visitor, "/game/?match=m1&seed=00000000000000000000000000c0ffee&difficulty=easy");
        page.press("Settings");
        page.until("document.querySelector('.group')");
        assertThat(page.isTrue(SWITCH)).isFalse();
        page.press("Done");
        play(page);

        assertThat(page.isTrue(MARKED + ".length === 0")).isTrue();
    }

    private static GamePage open(Visitor visitor, String path) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .withScript(FirstScript.NO_CHANCE.source())
                .open(path);
        page.until(GameIT.STARTED);
        return page;
    }

    private static void play(GamePage page) {
        page.press("Start");
        if (page.isTrue("document.querySelector('.how-to')")) {
            page.press("Close");
        }
        TablePlayer player = new TablePlayer(page, TablePlayer.Way.KEYS);
        for (int move = 0; move < MOST_MOVES; move++) {
            player.await();
            if (page.isTrue(SCORES)) {
                return;
            }
            player.act();
        }
        throw new AssertionError("no tile has scored in " + MOST_MOVES + " moves");
    }
}
