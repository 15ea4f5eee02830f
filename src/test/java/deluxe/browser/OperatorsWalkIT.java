package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.build.InstalledRelease;
import deluxe.build.InstalledRelease.Running;
import deluxe.site.Guest;
import deluxe.site.Guest.Told;
import deluxe.site.Yearly;
import deluxe.site.http.Reply;
import deluxe.site.http.Request;
import deluxe.site.http.SampleProxy;
import deluxe.site.http.SiteServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * Somebody who has only a release and {@code docs/operating.md}: runs the site with TLS in front, embeds a match from another origin,
 * verifies its record there and in Node, voids a match and restores a backup.
 */
class OperatorsWalkIT {
    private static final String PAGE = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Somebody's tournament</title><link rel="icon" href="data:,"></head>
            <body><div id="game"></div><script src="embed.js"></script><script>
            window.troubles = [];
            DominoesDeluxe.embed(document.getElementById('game'), {
              game: 'GAME',
              options: { match: 'walk-1', seed: '00000000000000000000000000000006', difficulty: 'easy', lessons: 'none' },
              on: { finished: detail => { window.record = detail.record; }, error: detail => { window.troubles.push(detail.code); } },
            });
            </script><script type="module">
            import { verify } from './verify/index.js';
            window.verify = verify;
            </script></body></html>
            """;

    @TempDir
    Path folder;

    @Test
    void aReleaseAndItsDocumentsAreEnoughToRunASite() throws Exception {
        InstalledRelease release = new InstalledRelease(folder);
        Path server = release.server();
        assertThat(InstalledRelease.run(server, "sha256sum", "--quiet", "--check", "SHA256SUMS"))
                .isEmpty();
        Files.writeString(server.resolve("schedule.txt"), Yearly.SCHEDULE);
        List<Object> backedUp;
        try (Running site = Running.start(server, "--host", "127.0.0.1", "--proxy", "127.0.0.1")) {
            String record = embeddedBehindTls(release, server, site);
            Files.writeString(folder.resolve("record.txt"), record);
            assertThat(release.node("""
                    import { verify } from 'dominoes-deluxe-verify';
                    import { readFileSync } from 'node:fs';
                    console.log(verify(readFileSync('record.txt', 'utf8')).confirmed);
                    """)).isEqualTo("true\n");

            String voided = submitted("Ana", site.address());
            submitted("Ben", site.address());
            Waiting.until("both are ranked", () -> ranked(site.address()).size() == 2);
            backedUp = ranked(site.address());
            InstalledRelease.run(server, "sqlite3", "data/tournaments.db", ".backup copy.db");
            InstalledRelease.command(server, "admin", "void", voided, "--because", "played twice");
            Waiting.until("Ana's match is void", () -> ranked(site.address()).equals(List.of("Ben")));
            assertThat(InstalledRelease.command(server, "admin", "log")).contains(voided, "played twice");
        }

        for (String ending : List.of("", "-wal", "-shm")) {
            Files.deleteIfExists(server.resolve("data/tournaments.db" + ending));
        }
        Files.copy(server.resolve("copy.db"), server.resolve("data/tournaments.db"));
        try (Running site = Running.start(server)) {
            assertThat(ranked(site.address())).isEqualTo(backedUp);
        }
    }

    /** Embeds a match by the proxy that is installed, or else without one, and returns the record of a few moves. */
    private String embeddedBehindTls(InstalledRelease release, Path server, Running site) throws Exception {
        SampleProxy.Kind installed = Stream.of(SampleProxy.Kind.values())
                .filter(SampleProxy.Kind::isInstalled)
                .findFirst()
                .orElse(null);
        if (installed == null) {
            return embedded(release, site.address());
        }
        Path files = Files.createDirectories(folder.resolve("proxy"));
        try (SampleProxy proxy =
                SampleProxy.start(installed, server, site.address().getPort(), files)) {
            HttpResponse<String> lobby = proxy.get(proxy.secure());
            assertThat(lobby.statusCode()).isEqualTo(200);
            assertThat(lobby.headers().firstValue("Strict-Transport-Security")).contains("max-age=31536000");
            return embedded(release, proxy.secure());
        }
    }

    private static String embedded(InstalledRelease release, URI site) throws Exception {
        Path embed = release.module("dominoes-deluxe-embed")
                .resolve("dominoes-deluxe-embed-" + InstalledRelease.VERSION + ".js");
        Path verify = release.module("dominoes-deluxe-verify");
        String page = PAGE.replace("GAME", site.resolve("game/").toString());
        try (SiteServer host = OwnPort.serve(request -> answer(request, page, embed, verify));
                Chromium chromium = Chromium.start()) {
            RemoteWebDriver driver = chromium.driver();
            driver.get(host.address().toString());
            Waiting.until("a frame", () -> is(driver, "document.querySelector('iframe')"));
            driver.switchTo().frame(0);
            press(driver, "document.querySelector('.start .primary')");
            press(driver, "document.getElementById(document.getElementById('hand').dataset.first)");
            press(driver, "document.querySelector('#ends button')");
            press(driver, "document.getElementById('menu')");
            press(driver, labelled("End Game"));
            press(driver, labelled("Yes, End It"));
            driver.switchTo().defaultContent();
            Waiting.until("a record", () -> is(driver, "window.record"));
            assertThat(driver.executeScript("return window.troubles.join()")).isEqualTo("");
            assertThat(driver.executeScript("return verify(record).confirmed")).isEqualTo(true);
            return String.valueOf(driver.executeScript("return window.record"));
        }
    }

    private static Reply answer(Request request, String page, Path embed, Path verify) throws IOException {
        boolean isScript = request.path().endsWith(".js");
        Path script = request.path().equals("/embed.js")
                ? embed
                : verify.resolve(request.path().substring(request.path().lastIndexOf('/') + 1));
        String text = isScript ? Files.readString(script) : page;
        return Reply.of(Reply.OK)
                .with("Content-Type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8")
                .with(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String labelled(String label) {
        return "[].find.call(document.querySelectorAll('button'), each => each.offsetParent && each.textContent.trim() === '"
                + label + "')";
    }

    private static void press(RemoteWebDriver driver, String button) {
        Waiting.until(
                button,
                () -> is(
                        driver,
                        "document.documentElement.dataset.engine !== 'none' && (it => it && !(it.click()))(" + button
                                + ")"));
    }

    private static boolean is(RemoteWebDriver driver, String expression) {
        String look = "try { return Boolean(" + expression + "); } catch (missing) { return false; }";
        return Boolean.TRUE.equals(driver.executeScript(look));
    }

    /** The name of a match whose record is ranked. */
    private static String submitted(String name, URI site) {
        Guest guest = Guest.called(name, site);
        Told entry = guest.enter(tournament(guest));
        String record = Guest.endedAtOnce(entry, name.charAt(0));
        assertThat(guest.submit(entry.text("match"), record).text("verdict")).isEqualTo("ranked");
        return entry.text("match");
    }

    private static String tournament(Guest guest) {
        return guest.get("api/lobby").text("running", "0", "id");
    }

    private static List<Object> ranked(URI site) {
        Guest stranger = new Guest(site);
        Told told = stranger.get("api/tournaments/" + tournament(stranger));
        return ((List<?>) told.json().get("standings"))
                .stream()
                        .map(standing -> (Object) ((Map<?, ?>) standing).get("name"))
                        .toList();
    }
}
