package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

/** A match that an embedding page has seen before, or has open twice. */
class EmbeddedAgainIT extends Embedded {
    @InBrowsers(Engine.CHROMIUM)
    void aRecordThatThePageDidNotTakeIsHandedInAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'refused'");
        playAndEnd(page);
        page.until("heard.some(said => said.includes('the server is down'))");
        page.run("answer = 'taken'");
        page.until("records.length === 2");

        assertThat(page.isTrue("records[0] === records[1]")).isTrue();
        inGame(page, () -> page.until(NOTHING_WAITS));
    }

    @InBrowsers
    void aRecordThatNobodyAcknowledgedIsHandedInAtTheNextStartUntilItIs(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'never'");
        playAndEnd(page);
        String record = String.valueOf(page.run("return records[0]"));

        page.open(host.embedding(page.site()));
        page.run("embed({match: 'm2', seed: '00000000000000000000000000000007', difficulty: 'easy'})");
        page.until("records.length === 1");
        assertThat(page.run("return records[0]")).isEqualTo(record);
        inGame(page, () -> page.until(NOTHING_WAITS));

        page.open(host.embedding(page.site()));
        page.run("embed({match: 'm3', seed: '00000000000000000000000000000007', difficulty: 'easy'})");
        page.until("heard.length");
        assertThat(heard(page)).containsExactly(READY);
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutAnAnswerThePlayerIsToldThatTheScoreWillBeSentAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        page.run("answer = 'never'");
        playAndEnd(page);
        submit(page);
        page.enter(0);
        page.until("document.querySelector('.notice').textContent === 'Sending your score.'");
        page.until("/will be sent again/.test(document.querySelector('.notice').textContent)");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchThatWasPlayedIsNotPlayedAgain(Visitor visitor) {
        GamePage page = embedded(visitor, MATCH);
        playAndEnd(page);
        int total = confirmed(page);
        page.open(host.embedding(page.site()));
        page.run("embed(" + MATCH + ")");
        page.until("records.length === 1");

        assertThat(confirmed(page)).isEqualTo(total);
        page.enter(0);
        page.until("/already played this match/.test(document.querySelector('.results').textContent)");
        assertThat(page.findAll("#hand")).isEmpty();
    }

    @InBrowsers
    void twoPagesCannotPlayTheSameMatchAndTheSecondGoesOnWhenTheFirstIsGone(Visitor visitor) {
        assertOnlyOnePlays(visitor);
    }

    @InBrowsers(Engine.CHROMIUM)
    void twoPagesCannotPlayTheSameMatchInABrowserWithoutLocks(Visitor visitor) {
        assertOnlyOnePlays(visitor.withScript(FirstScript.NO_LOCKS.source()));
    }

    @InBrowsers(Engine.CHROMIUM)
    void practiceIsPlayedInOnePageAndMovesToAnotherOnRequest(Visitor visitor) {
        assertPracticeIsBroughtHere(visitor);
    }

    @InBrowsers(Engine.CHROMIUM)
    void practiceMovesToAnotherPageOnRequestInABrowserWithoutLocks(Visitor visitor) {
        assertPracticeIsBroughtHere(visitor.withScript(FirstScript.NO_LOCKS.source()));
    }

    private void assertPracticeIsBroughtHere(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("embed({})");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("embed({})");
        page.until("heard.some(said => said.includes('elsewhere'))");
        page.enter(1);
        page.until("(document.querySelector('.refused .primary') || {}).textContent === 'Play Here'");
        page.run("document.querySelector('.refused .primary').click()"); // it is below the visible part of the window
        page.until("document.querySelector('.standing .primary')");
        page.run("document.querySelector('.standing .primary').click()");
        page.until("document.querySelectorAll('#hand button').length === 7");
        page.enter(0);
        page.until("document.querySelector('.refused')");
        page.leave();
    }

    private void assertOnlyOnePlays(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("first = embed(" + MATCH + ")");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("embed(" + MATCH + ")");
        page.until("heard.some(said => said.startsWith('error'))");
        assertThat(heard(page)).last().asString().contains("\"code\":\"elsewhere\"");
        page.enter(1);
        assertThat(page.find("h1").getAttribute("textContent")).isEqualTo("The game is open elsewhere");
        Axe.check(page);

        page.leave();
        page.run("heard = []; first.close()");
        page.until("heard.some(said => said.startsWith('closed'))");
        page.until("heard.includes('started {\"match\":\"m1\",\"resumed\":true}')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameThatIsTakenAwayGoesOnAtTheNextVisit(Visitor visitor) {
        GamePage page = opened(visitor);
        page.run("game = embed(" + MATCH + ")");
        page.until("heard.length === 1");
        inGame(page, () -> sitDown(page));
        page.run("game.close()");
        page.until("heard[heard.length - 1] === 'closed {\"match\":\"m1\",\"reason\":\"left\"}'");
        assertThat(page.findAll("iframe")).isEmpty();
        page.run("embed(" + MATCH + ")");

        page.until("heard.includes('started {\"match\":\"m1\",\"resumed\":true}')");
        assertThat(heard(page)).containsSubsequence(READY, "started {\"match\":\"m1\",\"resumed\":true}");
    }
}
