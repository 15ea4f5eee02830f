package deluxe.browser;

import static deluxe.browser.ClassicGame.open;
import static deluxe.browser.ClassicGame.playToTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.tournament.Verdict;
import deluxe.tournament.Verification;

/** Whole games at the classic tables. */
class WholeClassicGamesIT {
    @InBrowsers
    void aGameOfAllFivesIsPlayedToItsResultsAndNotOfferedToGoOn(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME), "all-fives", "target=50");

        playToTheEnd(page);

        assertThat(page.findAll(".results table tr")).hasSizeGreaterThan(1);
        Axe.check(page);
        page.open("/game/tables.html");
        assertThat(page.findAll(".card.veranda")).hasSize(1);
        assertThat(page.findAll(".card.is-left")).isEmpty();
        page.open("/game/classic.html?table=all-fives");
        page.until("document.querySelector('.start')");
        assertThat(page.text(".start .primary")).isEqualTo("Start");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameOfDoubleNineIsPlayedToThreeHundredOnAPhone(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "muggins", "set=double-nine hand=9");

        playToTheEnd(page);

        Verdict verdict = Verification.verify(ClassicGame.record(page));
        assertThat(verdict).isInstanceOf(Verdict.Confirmed.class);
        assertThat(page.text(".results")).containsPattern("[3-9]\\d\\d");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aGameOfDoubleNineIsPlayedOnTheJavaScriptOfSafari12(Visitor visitor) {
        visitor.withSafari12();
        GamePage page = open(visitor.on(TestDevice.IPHONE_6), "muggins", "set=double-nine hand=9 target=100");

        playToTheEnd(page);

        assertThat(page.findAll(".results table tr")).hasSizeGreaterThan(1);
    }
}
