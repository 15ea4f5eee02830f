package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;
import deluxe.build.Page;
import deluxe.build.PageEngine;
import deluxe.build.Pages;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The game offline, from one version to the next, and as an app that can be installed. */
class OfflineIT {
    private static final int SHORT = 25;
    private static final String SETTINGS_SAY = "document.querySelector('.settings .offline .notice').textContent";
    private static final String ALL_HERE = SETTINGS_SAY + " === 'All tables are ready for offline play.'";
    private static final String SERVED =
            "return caches.match('served').then(found => found ? found.text() : 'nothing')";

    /** What the offer of a newer version says; empty if there is none. */
    private static final String OFFER = "return (document.querySelector('.newer') || { textContent: '' }).textContent";

    private static final String OFFER_IN_SIGHT =
            "document.querySelector('.newer').getBoundingClientRect().bottom <= innerHeight";

    @InBrowsers(Engine.CHROMIUM)
    void withTheServerStoppedEveryPageStartsAndAGameEnds(Visitor visitor) throws IOException {
        playWithTheServerStopped(visitor, "wasm");
    }

    @InBrowsers(Engine.CHROMIUM)
    void withTheServerStoppedEveryPageStartsAndAGameEndsInSafari12(Visitor visitor) throws IOException {
        playWithTheServerStopped(visitor.withSafari12(), "javascript");
    }

    private static void playWithTheServerStopped(Visitor visitor, String engine) throws IOException {
        Foreseen match = Foreseen.where(SHORT, it -> it.largestHand() > 7);
        GamePage page =
                visitor.on(TestDevice.FRAME).withFakeClock().withWorker().open("/game/");
        awaitTables(page);
        page.site().close();
        for (Page each : Pages.read(Pages.LIST).all()) {
            for (String address : addresses(each)) {
                page.open(address);
                page.until(
                        each.engines().isEmpty()
                                ? "document.querySelector('.card img').naturalWidth"
                                : "document.documentElement.dataset.engine === '" + engine + "'");
            }
        }
        page.open(match.address(""));
        TablePlayer player = TablePlayer.sitDown(page, Way.KEYS);
        player.playToTheEnd();

        assertThat(player.shownTotal()).isEqualTo(player.confirmed());
        assertThat(page.takeFaults()).allMatch(fault -> fault.contains("/icons/"), "is about an icon for installing");
    }

    /** Opens the settings, and waits until they say that all tables are kept. */
    private static void awaitTables(GamePage page) {
        page.until(GameIT.STARTED);
        page.press("Settings");
        Waiting.until("all tables are kept", () -> {
            page.clock().advance(Duration.ofMillis(100));
            return page.isTrue("document.querySelector('.settings .offline') && " + ALL_HERE);
        });
    }

    private static List<String> addresses(Page page) {
        List<String> addresses = new ArrayList<>();
        String address = "/game/" + page.name() + ".html";
        for (PageEngine engine : page.engines()) {
            addresses.add(engine.name().equals(page.name()) ? address : address + "?table=" + engine.name());
        }
        return addresses.isEmpty() ? List.of(address) : addresses;
    }

    @InBrowsers(Engine.CHROMIUM)
    void anUpdateInMidMatchChangesNothingUntilItEndsAndIsThereAtTheNextStart(Visitor visitor) throws IOException {
        Editions site = new Editions();
        Foreseen match = Foreseen.where(SHORT, it -> true);
        GamePage page = visitor.at(site)
                .on(TestDevice.FRAME)
                .withFakeClock()
                .withWorker()
                .open("/game/");
        awaitTables(page);
        page.open(match.address(""));
        TablePlayer player = TablePlayer.sitDown(page, Way.KEYS);
        player.await();
        player.act();
        site.publishTheNext();
        page.until("navigator.serviceWorker.controller");
        page.run("return navigator.serviceWorker.getRegistration().then(it => it.update()).then(() => '')");
        awaitWhole(page, site.nextVersion());

        assertThat(page.run(SERVED)).isEqualTo(site.firstVersion());
        assertFrameHas(page, site.next());
        page.open(match.address(""));
        page.until(GameIT.STARTED);
        assertThat(has(page, site.first())).isTrue();

        player.await();
        player.playToTheEnd();
        awaitNext(page, SERVED, site.nextVersion());
        page.open("/game/");
        page.until(GameIT.STARTED);
        assertThat(has(page, site.next())).isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void theFrontDoorOffersANewerVersionByItsNumberAndAPressTakesIt(Visitor visitor) throws IOException {
        Editions site = new Editions();
        GamePage page = openKept(visitor, site, "/game/tables.html");
        page.until("!document.querySelector('.newer')");
        bringTheNext(page, site);
        awaitNext(page, OFFER, "A new version is ready: restart (" + Editions.NEXT_NUMBER + ")");
        assertThat(page.isTrue(OFFER_IN_SIGHT)).isTrue();
        Axe.check(page);

        page.run("window.kitIsOld = true");
        page.click(".newer");
        page.until("!window.kitIsOld && document.querySelector('script[src*=offline]')");
        page.open("/game/");
        page.until(GameIT.STARTED);
        assertThat(has(page, site.next())).isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aStartScreenOffersItTooAndNoMatchIsInterruptedByIt(Visitor visitor) throws IOException {
        Editions site = new Editions();
        GamePage page = openKept(visitor, site, "/game/?locale=es");
        page.until(GameIT.STARTED);
        bringTheNext(page, site);
        awaitNext(page, OFFER, "Hay una versión nueva: reiniciar (" + Editions.NEXT_NUMBER + ")");
        page.until(OFFER_IN_SIGHT);
        Axe.check(page);
        page.click(".start .primary");
        for (int lesson = 1; lesson <= 6; lesson++) {
            page.click(".how-to .primary");
        }
        page.until("document.querySelectorAll('#hand button').length === 7");
        page.clock().advance(Duration.ofMinutes(1));

        assertThat(page.run(OFFER)).isEqualTo("");
        assertThat(has(page, site.first())).isTrue();
    }

    /** Opens a page of the first version, all of whose files are kept. */
    private static GamePage openKept(Visitor visitor, Editions site, String address) {
        GamePage page = visitor.at(site)
                .on(TestDevice.FRAME)
                .withFakeClock()
                .withWorker()
                .open("/game/tables.html");
        awaitWhole(page, site.firstVersion());
        page.open(address);
        page.until("navigator.serviceWorker.controller");
        return page;
    }

    private static void bringTheNext(GamePage page, Editions site) {
        site.publishTheNext();
        page.run("return navigator.serviceWorker.getRegistration().then(it => it.update()).then(() => '')");
        awaitWhole(page, site.nextVersion());
    }

    private static void awaitWhole(GamePage page, String version) {
        awaitNext(page, "return caches.match('whole-" + version + "').then(Boolean)", true);
    }

    private static void awaitNext(GamePage page, String asked, Object wanted) {
        Waiting.until(() -> asked + " is " + page.run(asked) + ", not " + wanted, () -> {
            page.clock().advance(Duration.ofMillis(100));
            return wanted.equals(page.run(asked));
        });
    }

    /** A tournament's page on the same site shows the server's current version in its frame. */
    private static void assertFrameHas(GamePage page, String style) {
        page.run("location.href = '/kit/frame?" + TestDevice.FRAME + "&/game/'");
        Waiting.until(
                "the frame has " + style,
                () -> page.isTrue("document.querySelector('iframe')?.contentDocument" + "?.querySelector('link[href*=\""
                        + style + "\"]')"));
    }

    private static boolean has(GamePage page, String style) {
        return page.isTrue("document.querySelector('link[href*=\"" + style + "\"]')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theBrowserReportsNoObstacleToInstallingIt(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).withWorker().open("/game/tables.html");
        page.until("navigator.serviceWorker.controller && document.querySelector('link[rel=manifest]')");

        assertThat(page.installabilityErrors()).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aShortcutLeadsToItsTableUnlessSomebodyPlays(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .withScript("Object.defineProperty(window, 'launchQueue',"
                        + " { value: { setConsumer(it) { window.kitLaunch = it; } } });")
                .open("/game/tables.html");
        page.until("window.kitLaunch");
        assertThat(leaves(page, "./")).as("the launch that opened the window").isFalse();
        page.clock().advance(Duration.ofSeconds(2));
        assertThat(leaves(page, "./")).isTrue();
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        page.until("window.kitLaunch");
        page.clock().advance(Duration.ofSeconds(2));

        assertThat(leaves(page, "tables.html")).as("somebody plays").isFalse();
    }

    /** Whether a launch with this address makes the page go there. */
    private static boolean leaves(GamePage page, String address) {
        return Boolean.TRUE.equals(page.run("""
                let leaves = false;
                navigation.addEventListener('navigate', () => { leaves = true; });
                window.kitLaunch({ targetURL: new URL(arguments[0], location).href });
                return leaves;""", address));
    }

    @InBrowsers(Engine.CHROMIUM)
    void theSwitchInTheSettingsRemovesAllAndTheChoiceIsKept(Visitor visitor) {
        GamePage page =
                visitor.on(TestDevice.FRAME).withFakeClock().withWorker().open("/game/?locale=es");
        page.until(GameIT.STARTED);
        page.press("Ajustes");
        page.until("/^Trayendo .* \\d+ %$|^Todas /.test(" + SETTINGS_SAY + ")");
        page.click(".offline label");
        awaitNext(page, "return navigator.serviceWorker.getRegistrations().then(all => all.length)", 0L);
        awaitNext(page, "return caches.keys().then(all => all.length)", 0L);
        page.reload();
        page.until(GameIT.STARTED);
        page.press("Ajustes");
        page.until("document.querySelector('.offline input') && !document.querySelector('.offline input').checked");
        assertThat(page.run("return " + SETTINGS_SAY)).isEqualTo("");
        Axe.check(page);

        page.click(".offline label");
        page.until("/^Trayendo .* \\d+ %$|^Todas /.test(" + SETTINGS_SAY + ")");
    }
}
