package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.http.ProgramVersion;
import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A tournament's page on one origin that embeds the game from another, and what it hears. */
abstract class Embedded {
    /** How the game says that it is open, and of which version it is. */
    static final String READY = "ready {\"version\":\"" + ProgramVersion.text() + "\"}";

    static final String MATCH =
            "{match: 'm1', seed: '00000000000000000000000000000006', difficulty: 'easy', clockSeconds: 60, pause: 'never'}";

    static final String NOTHING_WAITS = "!Object.keys(localStorage).some(key => key.startsWith('deluxe.unsent'))";

    HostSite host;

    @AfterEach
    void close() {
        host.close();
    }

    GamePage embedded(Visitor visitor, String options) {
        GamePage page = opened(visitor);
        page.run("embed(" + options + ")");
        page.until("heard.length === 1");
        assertThat(heard(page)).containsExactly(READY);
        return page;
    }

    GamePage opened(Visitor visitor) {
        host = new HostSite(visitor.scripts());
        return visitor.open(host);
    }

    /** Sits down in the frame, plays the first tile that scores, ends the match and waits until the record has arrived. */
    static void playAndEnd(GamePage page) {
        inGame(page, () -> playAndEndHere(page));
        page.until("records.length || raw.some(said => said.type === 'finished')");
    }

    /** The same for a game that is not in a frame; it does not wait for the record. */
    static void playAndEndHere(GamePage page) {
        sitDown(page);
        page.run("[].find.call(document.querySelectorAll('#hand button'), b => /scores/.test(b.textContent)).click()");
        page.until("document.querySelector('#ends button')");
        page.run("document.querySelector('#ends button').click()");
        page.until("document.querySelectorAll('#hand button').length === 6");
        page.run("document.getElementById('menu').click()");
        GameIT.press(page, "End Game");
        GameIT.press(page, "Yes, End It");
        page.until("document.querySelector('.results')");
    }

    /** Sits down as a first-time player: goes through the lessons and the countdown to the first turn. */
    static void sitDown(GamePage page) {
        GameIT.startPlaying(page);
        page.until("/scores|can be played/.test(document.getElementById('hand').textContent)");
    }

    static void submit(GamePage page) {
        inGame(page, () -> GameIT.press(page, "Submit Score"));
    }

    static void inGame(GamePage page, Runnable what) {
        page.enter(0);
        page.until(GameIT.STARTED);
        what.run();
        page.leave();
    }

    static int confirmed(GamePage page) {
        Verdict verdict = Verification.verify(String.valueOf(page.run("return records[records.length - 1]")));
        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
        return ((Verdict.Confirmed) verdict).total();
    }

    static List<String> heard(GamePage page) {
        return ((List<?>) page.run("return heard"))
                .stream().map(String::valueOf).toList();
    }
}
