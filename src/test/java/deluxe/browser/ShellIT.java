package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;
import deluxe.build.Page;
import deluxe.build.Pages;
import deluxe.site.http.Reply;
import deluxe.site.http.Site;
import deluxe.site.http.SiteServer;
import deluxe.tournament.Link;
import deluxe.tournament.ScoreSheet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bundle as an app, behind Capacitor's own bridge: what only the apps do. */
class ShellIT {
    /** This page sends a web view that is new enough on to the tables. */
    private static final String TOO_OLD = "too-old";

    private static final String DOOR = "/game/tables.html";
    private static final String AT_THE_DOOR =
            "document.querySelector('.card') && window.kitApp && kitApp.called.length";
    private static final String AT_THE_TABLE = "document.querySelectorAll('#hand button').length === 7";
    private static final String WATCHED = "document.querySelector('#scrubber')";
    private static final String HOME = "https://games.example/fives/";

    @TempDir
    private Path folder;

    @Test
    void thePluginsOfBothSystemsAreReadInTheirSources() {
        for (Engine system : Engine.values()) {
            assertThat(NativeSide.of(system))
                    .contains(
                            "\"minimizeApp\"",
                            "\"keepAwake\"",
                            "\"impact\"",
                            "\"canShare\"",
                            "\"migrate\"",
                            "\"setStyle\"")
                    .contains("\"appUrlOpen\"", "\"appStateChange\"", "\"pause\"", "\"resume\"");
        }
    }

    @InBrowsers
    void aMatchGoesOnAtTheSameClockThoughTheStorageWasEmptied(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withFakeClock()
                .withScript(NativeSide.of(visitor.engine()))
                .open("/game/?match=m1&seed=00000000000000000000000000000005&difficulty=hard&locale=en&pause=never");
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        TablePlayer player = new TablePlayer(page, Way.KEYS);
        for (int tile = 0; tile < 2; tile++) {
            player.await();
            player.act();
        }
        player.await();
        Object tiles = tiles(page);
        String clock = clock(page);
        page.run("sessionStorage.setItem('kit.emptied', '1')");
        page.reload();
        page.until(GameIT.STARTED);
        page.until("document.querySelector('#hand button')");

        assertThat(tiles(page)).isEqualTo(tiles);
        assertThat(clock(page)).isEqualTo(clock).isNotEqualTo("Time left: 5:00");
    }

    /** The time left. It is shown when the player is asked whether to end a match that cannot be paused. */
    private static String clock(GamePage page) {
        page.until("document.querySelector('#menu')");
        back(page);
        String clock = page.text(".menu .time");
        back(page);
        return clock;
    }

    private static Object tiles(GamePage page) {
        return page.run("return [].map.call(document.querySelectorAll('#hand button'), tile => tile.id)");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aRecordThatNobodyAcknowledgedIsDeliveredThoughTheStorageWasEmptied(Visitor visitor) {
        GamePage page =
                visitor.withScript(NativeSide.withMatchHost(visitor.engine())).open("/game/");
        page.until(GameIT.STARTED);
        page.run("sessionStorage.setItem('kit.takes', 'nothing')");
        EmbedIT.playAndEndHere(page);
        page.until("nativeHost.record");
        Object record = page.run("return nativeHost.record");
        page.run("sessionStorage.setItem('kit.takes', 'all'); sessionStorage.setItem('kit.emptied', '1')");
        page.reload();
        page.until("window.nativeHost && nativeHost.record");

        assertThat(page.run("return nativeHost.record")).isEqualTo(record);
        page.until("!Object.keys(localStorage).some(key => /^deluxe.unsent/.test(key))");
    }

    @InBrowsers(Engine.CHROMIUM)
    void backGoesOneStepAndLeavesTheAppFromTheDoor(Visitor visitor) {
        GamePage page = visitor.withScript(NativeSide.of(visitor.engine()))
                .on(TestDevice.LARGE_PHONE)
                .open(DOOR);
        page.until(AT_THE_DOOR);
        page.click(".card");
        page.until(GameIT.STARTED);
        back(page);
        page.until(AT_THE_DOOR);
        back(page);
        page.until("kitApp.called.some(call => call.startsWith('App.minimizeApp'))");

        page.click(".card");
        page.until(GameIT.STARTED);
        GameIT.press(page, "Settings");
        page.until("document.querySelector('.pop-up')");
        back(page);
        page.until("document.querySelector('.start') && !document.querySelector('.pop-up')");
        GameIT.press(page, "How to Play");
        page.until("document.querySelector('.how-to')");
        back(page);
        page.until("document.querySelector('.start')");
        GameIT.press(page, "Start");
        page.until(AT_THE_TABLE);
        page.until("kitApp.called.some(call => call.startsWith('KeepAwake.keepAwake'))");
        back(page);
        page.until("document.querySelector('.menu')");
        back(page);
        page.until(AT_THE_TABLE);
        page.run("kitApp.emit('App', 'pause')");
        page.until("/Game Paused/.test(document.querySelector('.menu h1').textContent)");
    }

    @InBrowsers(Engine.CHROMIUM)
    void everyPageOpensBehindTheBridgeAndBackLeadsFromTheHouseRulesToTheirTable(Visitor visitor) throws IOException {
        GamePage page = visitor.withScript(NativeSide.of(visitor.engine())).open(DOOR);
        for (Page each : Pages.read(Pages.LIST).all()) {
            if (each.name().equals(TOO_OLD)) {
                continue;
            }
            page.run("location.assign(arguments[0])", each.name() + ".html?table=muggins");
            page.until("location.pathname.endsWith('/" + each.name() + ".html') && window.deluxeShell");
            page.until(each.engines().isEmpty() ? AT_THE_DOOR : GameIT.STARTED);
        }
        page.run("location.assign('house.html?table=muggins')");
        page.until("location.pathname.endsWith('/house.html') && " + GameIT.STARTED);
        back(page);
        page.until("location.pathname.endsWith('/classic.html') && " + GameIT.STARTED);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theAppOpensAPublicLinkColdAndWarmAndNeverOverAMatch(Visitor visitor) throws Exception {
        String link = HOME + "watch.html?player=Ana#" + link();
        GamePage page = visitor.at(withAddress())
                .withScript("sessionStorage.setItem('kit.launch', '" + link + "');")
                .withScript(NativeSide.of(visitor.engine()))
                .open(DOOR);
        page.until(WATCHED);
        back(page);
        page.until(AT_THE_DOOR);
        page.run(
                "kitApp.emit('App', 'appUrlOpen', { url: 'https://evil.example/fives/watch.html#' + arguments[0] })",
                link());
        page.run("kitApp.emit('App', 'appUrlOpen', { url: arguments[0].replace('player', 'match') })", link);
        assertThat(page.isTrue(AT_THE_DOOR)).isTrue();
        page.run("kitApp.emit('App', 'appUrlOpen', { url: arguments[0] })", link);
        page.until(WATCHED);
        page.click("#link");
        page.until("kitApp.called.some(call => call.startsWith('Share.share'))");
        assertThat(calls(page)).contains("Share.share {\"url\":\"" + link + "\"}");

        page.run("location.assign('./')");
        page.until("document.querySelector('.start')");
        GameIT.startPlaying(page);
        page.run("kitApp.emit('App', 'appUrlOpen', { url: arguments[0] })", link);
        assertTold(page, "The match behind that link can be watched after this game.");
        assertThat(page.isTrue(AT_THE_TABLE)).isTrue();
    }

    @InBrowsers(Engine.WEBKIT)
    void whatTheAppCannotDoIsTold(Visitor visitor) {
        GamePage page = visitor.withScript("sessionStorage.setItem('kit.broken', 'Preferences');")
                .withScript(NativeSide.of(visitor.engine()))
                .open("/game/watch.html?player=Ana#" + link());
        assertTold(
                page, "This device doesn’t answer where games are kept safely. They may be lost when it needs room.");
        page.until(WATCHED);
        page.click("#link");
        assertTold(page, "This app has no public address that a link could lead to.");
        assertThat(calls(page)).noneMatch(call -> call.startsWith("Share"));
    }

    /** The bundle as it is built with a public address. */
    private SiteServer.Source withAddress() throws Exception {
        Path joined = folder.resolve("shell.js");
        Process esbuild = new ProcessBuilder(
                        "src/build/node_modules/esbuild/bin/esbuild",
                        "--bundle",
                        "--format=iife",
                        "--loader:.txt=text",
                        "--define:PUBLIC_ADDRESS=\"" + HOME + '"',
                        "src/main/host/shell.js",
                        "--outfile=" + joined)
                .redirectErrorStream(true)
                .start();
        String said = new String(esbuild.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(esbuild.waitFor()).as(said).isZero();
        byte[] script = Files.readAllBytes(joined);
        Site site = new Site(Path.of("web"));
        return request -> request.path().matches("/game/shell\\.\\w+\\.js")
                ? Reply.of(Reply.OK)
                        .with("Content-Type", "text/javascript; charset=utf-8")
                        .with(script)
                : site.answer(request);
    }

    private static String link() {
        return Link.of(ScoreSheet.of(Foreseen.where(25, match -> true).last()));
    }

    private static void back(GamePage page) {
        page.run("kitApp.emit('App', 'backButton', { canGoBack: false })");
    }

    private static List<String> calls(GamePage page) {
        return ((List<?>) page.run("return kitApp.called"))
                .stream().map(String::valueOf).toList();
    }

    private static void assertTold(GamePage page, String notice) {
        page.until("[].some.call(document.querySelectorAll('body > p[role=status]'), it => it.textContent === '"
                + notice + "')");
    }
}
