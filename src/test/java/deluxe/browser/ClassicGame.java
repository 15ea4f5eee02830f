package deluxe.browser;

import java.time.Duration;

/** Plays at a classic table through the page's own elements. */
final class ClassicGame {
    private static final String PAGE = "/game/classic.html?table=";
    private static final Duration MOMENT = Duration.ofMillis(500);
    private static final int MOST_MOMENTS = 4000;
    private static final int FRAMES_PER_SECOND = 4;

    private ClassicGame() {}

    static GamePage open(Visitor visitor, String table, String houseRules) {
        GamePage page = visitor.withFakeClock(FRAMES_PER_SECOND)
                .withScript(FirstScript.NO_CHANCE.source())
                .withScript("if (!localStorage.getItem('deluxe.settings " + table + "')) {"
                        + "localStorage.setItem('deluxe.settings " + table
                        + "', '0 0 device false hard true 80 false 60 false true false');"
                        + (houseRules.isEmpty()
                                ? ""
                                : "localStorage.setItem('deluxe.house " + table + "', '" + houseRules + "');")
                        + "}")
                .open(PAGE + table);
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.start')");
        return page;
    }

    static void begin(GamePage page) {
        page.click(".start .primary");
        await(page, "document.querySelector('#hand button') || document.querySelector('.how-to')");
        if (page.isTrue("document.querySelector('.how-to')")) {
            page.run("[].slice.call(document.querySelectorAll('.how-to button'), -2)[0].click()");
            await(page, "document.querySelector('#hand button')");
        }
    }

    static String canPlay() {
        return "[].some.call(document.querySelectorAll('#hand button'), it => /scores|can be played/.test(it.textContent))";
    }

    /** Lets time pass until {@code expression} is true. */
    static void await(GamePage page, String expression) {
        for (int moment = 0; moment < MOST_MOMENTS && !page.isTrue(expression); moment++) {
            page.clock().advance(MOMENT);
        }
        page.until(expression);
    }

    static void playToTheEnd(GamePage page) {
        begin(page);
        playSome(page, MOST_MOMENTS);
        page.until("document.querySelector('.results')");
    }

    /** Takes this many actions, each the one that the page asks for, or stops earlier at the results. */
    static void playSome(GamePage page, int actions) {
        int done = 0;
        for (int moment = 0; moment < MOST_MOMENTS && done < actions; moment++) {
            String did = String.valueOf(page.run("if (document.querySelector('.results')) return 'over';"
                    + "var hand = [].slice.call(document.querySelectorAll('#hand button'));"
                    + "var fit = hand.find(it => /scores|can be played/.test(it.textContent));"
                    + "var draw = document.getElementById('draw'), pass = document.getElementById('pass');"
                    + "if (fit) { fit.click(); document.querySelector('#ends button').click(); return 'played'; }"
                    + "if (!hand.length || !hand.every(it => /fits nowhere/.test(it.textContent))) return '';"
                    + "if (draw) { draw.click(); return 'drew'; }"
                    + "if (pass) { pass.click(); return 'passed'; } return '';"));
            if (did.equals("over")) {
                return;
            }
            done += did.isEmpty() ? 0 : 1;
            page.clock().advance(MOMENT);
        }
    }

    static void leave(GamePage page) {
        page.run("document.getElementById('menu').click()");
        page.until("document.querySelector('.menu')");
        page.press("Leave");
        page.until("document.querySelector('.start')");
    }

    static String addressOfWatching(GamePage page) {
        return String.valueOf(page.run("return [].find.call(document.querySelectorAll('.results a'), "
                + "it => /watch/.test(it.href)).getAttribute('href')"));
    }

    static String record(GamePage page) {
        String address = addressOfWatching(page);
        return address.substring(address.indexOf('#') + 1).replace("%0A", "\n");
    }
}
