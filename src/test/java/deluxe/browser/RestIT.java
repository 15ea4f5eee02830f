package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Whatever moves on this page in the browser's own time moves for a quarter of an hour. */
class RestIT {
    private static final String TURN = "document.getElementById('box').className = 'turned'";
    private static final int RED = 0xA03020;
    private static final int BLUE = 0x203080;

    @InBrowsers
    void accessibilityIsCheckedOnceColoursAreFinal(Visitor visitor) {
        Axe.check(moving(visitor));
    }

    @InBrowsers
    void accessibilityIsCheckedAtRestOnWhatSafari12HasToo(Visitor visitor) {
        Axe.check(moving(visitor.withSafari12()));
    }

    @InBrowsers
    void aPictureShowsWhereEverythingEnds(Visitor visitor) {
        GamePage page = moving(visitor.withFakeClock());
        page.run(TURN);

        assertThat(boxSeen(page)).isEqualTo(RED);
    }

    @InBrowsers
    void aPictureWaitsForStylesThatAreOnTheirWay(Visitor visitor) {
        GamePage page = moving(visitor);
        page.run(TURN + "; document.head.appendChild(Object.assign(document.createElement('link'),"
                + " { rel: 'stylesheet', href: 'late.css' }))");

        assertThat(boxSeen(page)).isEqualTo(BLUE);
    }

    @InBrowsers
    void aScreenThatIsHiddenUntilItsStylesComeIsNamed(Visitor visitor) {
        GamePage page = moving(visitor);
        page.rest();
        page.run(
                "const box = document.getElementById('box'); box.className = 'pop-up'; box.style.visibility = 'hidden'");

        assertThat(page.run("return window.kitRest.unrest()")).isEqualTo(List.of("no styles yet for pop-up"));

        page.run("document.documentElement.dataset.engine = 'none'");

        assertThat(page.run("return window.kitRest.unrest()"))
                .as("without an engine no styles will come")
                .isEqualTo(List.of());
    }

    @InBrowsers
    void whatMovesWithoutEndIsNamed(Visitor visitor) {
        GamePage page = moving(visitor);
        page.rest();
        page.run("document.getElementById('box').className = 'turning'");

        assertThat(page.run("return window.kitRest.unrest()")).isEqualTo(List.of("turn moves turning"));
    }

    /** WebKit calls an animation finished before the page shows its end. */
    @InBrowsers
    void aFinishedAnimationIsAtRestOnlyOnceItsEndIsShown(Visitor visitor) {
        GamePage page = moving(visitor);
        page.rest();
        page.run("""
                const box = document.getElementById('box');
                const looks = [];
                window.early = () => looks.filter(each => each.unrest === 0 && each.opacity !== '1').length;
                box.className = 'appearing';
                (function look() {
                  const end = performance.now() + 25;
                  while (performance.now() < end);
                  looks.push({ unrest: window.kitRest.unrest().length, opacity: getComputedStyle(box).opacity });
                  window.isLookedAt = looks.length > 40;
                  if (!window.isLookedAt) setTimeout(look);
                })();""");
        page.until("window.isLookedAt");

        assertThat(page.run("return window.early()")).isEqualTo(0L);
    }

    @InBrowsers
    void aPageThatWasTurnedKnowsItsRoom(Visitor visitor) {
        GamePage page = visitor.at(KitPages.ROOT).on(TestDevice.FRAME).open("/moving.html");
        page.run("window.addEventListener('resize', () => { window.told = innerWidth; })");
        page.turnTo(TestDevice.LAPTOP);

        assertThat(page.run("return window.told")).isEqualTo((long) TestDevice.LAPTOP.width);
    }

    private static GamePage moving(Visitor visitor) {
        return visitor.at(KitPages.ROOT).open("/moving.html");
    }

    private static int boxSeen(GamePage page) {
        int y = ((Number) page.run("return document.getElementById('box').getBoundingClientRect().top + 50"))
                .intValue();
        return page.picture().getRGB(50, y) & 0xFFFFFF;
    }
}
