package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.site.Guest;
import deluxe.site.lobby.Schedule;
import java.io.IOException;
import org.openqa.selenium.Keys;

/** How players get their names on the site, and keep them. */
class LobbyNamesIT extends InTheLobby {
    @InBrowsers
    void aNameIsClaimedWithTheKeyboardAndKept(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        page.open("/");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        sitDown(page, "Ben");
        page.until("/Ben/.test(document.getElementById('seat').textContent)");

        page.click("#seat button");
        Axe.check(page);
        page.press("Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aPageThatIsShownAgainAsItWasKnowsTheNameByNow(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        page.run("document.getElementById('seat').textContent = ''; document.getElementById('names').hidden = false;"
                + "window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))");

        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        assertThat(page.isTrue("document.getElementById('names').hidden")).isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aNameThatSomebodyHasIsToldAtTheForm(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        Guest.called("Ana", address(page));
        sitDown(page, "ana");
        page.until("/already has this name/.test(document.getElementById('name-news').textContent)");

        assertThat(page.run("return document.activeElement.id")).isEqualTo("name");
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("409"));
    }

    /** Tokens end by themselves, and when the site's secret is replaced. */
    @InBrowsers(Engine.CHROMIUM)
    void whoseTokenHasEndedComesBackWithoutNoticing(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        endToken(page, "Ana");
        page.until("!/ended/.test(localStorage.getItem('deluxe-site-seats'))");

        assertThat(page.text("#seat")).contains("Ana");
        assertThat(page.text("#news")).isEmpty();
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("401"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void whoseNameSomebodyElseHasByNowSeesTheLobbyAsAStranger(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        Guest.called("Ana", address(page));
        endToken(page, "Ana");
        page.until("localStorage.getItem('deluxe-site-seats') === '[]'");

        page.until("document.querySelectorAll('.tables h3').length === 1");
        assertThat(page.takeFaults()).isNotEmpty().allMatch(fault -> fault.contains("401") || fault.contains("409"));
    }

    private static void endToken(GamePage page, String name) {
        page.run("localStorage.setItem('deluxe-site-seats', JSON.stringify([[arguments[0], 'ended']]))", name);
        page.open("/");
        page.until("!document.getElementById('running').hasAttribute('aria-busy')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void escapeLeavesTheFormAndTheFocusIsWhereItWas(Visitor visitor) throws IOException {
        GamePage page = lobby(visitor, Schedule.read(LobbyIT.YEARLY));
        page.click("#seat button");
        page.find("#name").sendKeys(Keys.ESCAPE);

        page.until("document.getElementById('names').hidden");
        assertThat(page.isTrue("document.activeElement === document.querySelector('#seat button')"))
                .isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void namesThatCannotBeReadAreSetAsideAndToldAndTheLobbyIsThere(Visitor visitor) throws IOException {
        GamePage page = lobby(
                visitor.on(TestDevice.IPHONE_SE)
                        .withScript("if (!sessionStorage.getItem('damaged')) {"
                                + "sessionStorage.setItem('damaged', 'yes');"
                                + "localStorage.setItem('deluxe-site-seats', '[[5,\"x\"],[{},null]]'); }"),
                Schedule.read(LobbyIT.YEARLY));
        page.until("document.querySelectorAll('.tables h3').length === 1");

        assertThat(page.text("#untaken")).contains("set aside");
        assertSound(page);
        sitDown(page, "Ana");
        page.until("/Ana/.test(document.getElementById('seat').textContent)");
        assertThat(page.isTrue("document.getElementById('untaken').hidden")).isTrue();
        assertThat(page.run("return localStorage.getItem('deluxe-site-aside 1 deluxe-site-seats')"))
                .isEqualTo("[[5,\"x\"],[{},null]]");
    }
}
