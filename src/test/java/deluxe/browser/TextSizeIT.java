package deluxe.browser;

import static deluxe.browser.GameIT.STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** With text at 130 %, as the app for Android shows it on the system's wish, everything on the screens can be read and reached. */
class TextSizeIT {
    private static final List<TestDevice> SIZES = List.of(
            TestDevice.IPHONE_SE, TestDevice.IPHONE_6, TestDevice.LARGE_PHONE_LANDSCAPE, TestDevice.TOUCHED_FRAME);

    /** Makes all text and its lines larger by as much, as a web view's text zoom does, and leaves everything else. */
    private static final String ENLARGE = """
            const still = new CSSStyleSheet();
            still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
            document.adoptedStyleSheets = [still];
            const hasText = each => /^(BUTTON|INPUT|SELECT|SUMMARY)$/.test(each.tagName)
              || [].some.call(each.childNodes, node => node.nodeType === Node.TEXT_NODE && node.data.trim());
            const sized = [document.documentElement, ...[...document.querySelectorAll('body *')].filter(hasText)].map(each => {
              const style = getComputedStyle(each);
              return { each, before: each.getAttribute('style'), font: parseFloat(style.fontSize), line: parseFloat(style.lineHeight) };
            });
            sized.forEach(({ each, font, line }) => {
              each.style.setProperty('font-size', font * 1.3 + 'px', 'important');
              if (line && each !== document.documentElement) {
                each.style.setProperty('line-height', line * 1.3 + 'px', 'important');
              }
            });
            window.kitSmaller = () => sized.forEach(({ each, before }) => {
              if (before === null) { each.removeAttribute('style'); } else { each.style.cssText = before; }
            });
            """;

    /** What is cut off, covered, or out of sight without a way to scroll there. */
    private static final String CUT_OFF = """
            const LESS_THAN_A_LINE = 8;
            const found = [];
            const say = (what, each) => found.push(what + ' ' + each.tagName + '.' + each.className + ' ' + each.textContent.trim().slice(0, 30));
            const isShown = each => each.getClientRects().length && getComputedStyle(each).visibility !== 'hidden'
              && !each.closest('.mirror, .spoken, #loading, #trouble');
            function scroller(each) {
              for (let up = each.parentElement; up; up = up.parentElement) {
                if (/auto|scroll/.test(getComputedStyle(up).overflowY)) { return up; }
              }
              return null;
            }
            if (document.documentElement.scrollWidth > innerWidth) { found.push('wider than the window'); }
            const all = [...document.querySelectorAll('a[href], button, input, select, summary, h1, h2, p, label, li, td, dd, dt')].filter(isShown);
            all.forEach(each => {
              const box = each.getBoundingClientRect();
              const style = getComputedStyle(each);
              const isButton = /^(BUTTON|A)$/.test(each.tagName);
              if (box.left < -1 || box.right > innerWidth + 1) { say('beside the window:', each); }
              if (!scroller(each) && (box.top < -1 || box.bottom > innerHeight + 1)) { say('out of sight:', each); }
              if (style.display !== 'inline') {
                if ((isButton || style.overflowX !== 'visible') && each.scrollWidth > each.clientWidth + 2) { say('cut across:', each); }
                if ((isButton || style.overflowY === 'hidden') && each.scrollHeight > each.clientHeight + LESS_THAN_A_LINE) { say('cut below:', each); }
              }
            });
            document.querySelectorAll('.screen, .leaf, main').forEach(each => {
              const box = each.getBoundingClientRect();
              if (isShown(each) && !scroller(each) && (box.top < -1 || box.bottom > innerHeight + 1)) { say('out of sight:', each); }
            });
            const pressed = all.filter(each => /^(A|BUTTON|SELECT)$/.test(each.tagName));
            pressed.forEach((one, at) => pressed.slice(at + 1).forEach(other => {
              const [a, b] = [one, other].map(each => each.getBoundingClientRect());
              const isOver = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
              if (isOver && !one.contains(other) && scroller(one) === scroller(other)) { say('over another:', one); }
            }));
            window.kitSmaller();
            return found.join('; ');
            """;

    private final List<String> cutOff = new ArrayList<>();

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffAtTheDoorInLargeText(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/tables.html?locale=es");
        page.until("!document.getElementById('open-settings').hidden && document.documentElement.lang === 'es'");
        walk(page, "door");
        TableScreens.click(page, "#open-settings");
        walk(page, "door's settings");

        assertThat(cutOff).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffOnTheScreensOfTheTableInLargeText(Visitor visitor) {
        assertTable(visitor, "en");
    }

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffOnTheScreensOfTheTableInLargeSpanishText(Visitor visitor) {
        assertTable(visitor, "es");
    }

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffOnTheScreensOfAClassicTableInLargeText(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/classic.html?table=muggins&locale=es");
        started(page, "classic start");
        open(page, "/game/house.html?table=muggins&locale=es", "house rules");

        assertThat(cutOff).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffInTheTavernInLargeText(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/dados.html?locale=es");
        started(page, "tavern's door");
        TableScreens.click(page, ".door .more button");
        page.until("document.querySelector('.leaf')");
        walk(page, "tavern's rules");

        assertThat(cutOff).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void nothingIsCutOffBesideTheTablesInLargeText(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).open("/game/games.html?locale=es");
        started(page, "daily challenge");
        open(page, "/game/games.html?show=own&locale=es", "own games");
        open(page, "/game/watch.html?locale=es", "watching");

        assertThat(cutOff).isEmpty();
    }

    private void assertTable(Visitor visitor, String language) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE).withFakeClock().open("/game/?locale=" + language);
        page.until(STARTED);
        page.rest();
        TableScreens.toThePause(page, screen -> walk(page, screen));
        TableScreens.toTheResults(page, screen -> walk(page, screen));

        assertThat(cutOff).isEmpty();
    }

    private void open(GamePage page, String address, String screen) {
        page.open(address);
        started(page, screen);
    }

    private void started(GamePage page, String screen) {
        page.until(STARTED);
        page.rest();
        walk(page, screen);
    }

    private void walk(GamePage page, String screen) {
        for (TestDevice size : SIZES) {
            page.turnTo(size);
            String found = (String) page.run(ENLARGE + CUT_OFF);
            if (!found.isEmpty()) {
                cutOff.add(screen + " at " + size + ": " + found);
            }
        }
    }
}
