package deluxe.browser;

import static deluxe.browser.TavernPlayer.LESS_MOTION;
import static deluxe.browser.TavernPlayer.open;
import static deluxe.browser.TavernPlayer.scene;
import static org.assertj.core.api.Assertions.assertThat;

import deluxe.dice.BadTavernRecord;
import deluxe.dice.Campaign;
import deluxe.dice.CampaignLog;
import deluxe.dice.TavernRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.openqa.selenium.Keys;

/** The tavern's page, as its players meet it. */
class TavernIT {
    private static final String LYING = "document.querySelector('#throw').textContent === 'Throw'";
    /** Opens the tavern in one more frame. */
    private static final String FRAMED = "const frame = document.createElement('iframe'); frame.width = 600;"
            + " frame.height = 400; frame.src = arguments[0]; document.body.append(frame);";

    private static final Duration SECOND = Duration.ofSeconds(1);

    private static final List<TestDevice> SIZES = List.of(
            TestDevice.IPHONE_SE,
            TestDevice.SMALL_PHONE_LANDSCAPE,
            TestDevice.SMALLEST_FRAME,
            TestDevice.TOUCHED_FRAME);

    private static final int SCREENS = 8;

    /** The buttons, links and fields that are not wholly in the window, without those that scroll inside a leaf. */
    private static final String OUT_OF_SIGHT = """
            return [].filter.call(document.querySelectorAll('.tavern button, .tavern a, .door input, #amount'), each => {
              const box = each.getBoundingClientRect();
              return !each.closest('.within')
                && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || box.width < 20);
            }).map(each => each.textContent.trim() || each.id).join(', ');""";

    @InBrowsers(Engine.CHROMIUM)
    void byKeysAloneACampaignIsWon(Visitor visitor) throws BadTavernRecord {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        GamePage page =
                open(visitor.on(TestDevice.FRAME).withScript(LESS_MOTION).withScript(foreseen.script(0)));
        new TavernPlayer(page, new Keyed(page)).playToTheEnd();

        assertThat(page.text(".ending h1")).isEqualTo("Victory");
        assertThat(kept(page).campaign()).isEqualTo(foreseen.end());
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void onAnUprightPhoneThePlaqueLeavesTheThrowAndThePursesInSight(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6).withScript(LESS_MOTION));
        new TavernPlayer(page, new Clicked(page)).playUntil("document.querySelector('.plaque')");

        assertThat(page.isTrue("document.querySelector('.bar').getBoundingClientRect().top"
                        + " - document.querySelector('.plaque').getBoundingClientRect().bottom < 20"))
                .isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void byClicksACampaignIsLost(Visitor visitor) throws BadTavernRecord {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isGameOver);
        GamePage page = open(visitor.on(TestDevice.IPHONE_6).withScript(foreseen.script(0)));
        new TavernPlayer(page, new Clicked(page)).playToTheEnd();

        assertThat(page.text(".ending h1")).isEqualTo("Game Over");
        assertThat(kept(page).campaign()).isEqualTo(foreseen.end());
        page.press("Menu");
        page.until("document.querySelector('.door')");
        assertThat(page.texts(".door .ways:not(.more) button")).containsExactly("New Game");
    }

    @InBrowsers(Engine.CHROMIUM)
    void onTheJavaScriptOfSafari12ACampaignIsLost(Visitor visitor) throws BadTavernRecord {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isGameOver);
        GamePage page = open(visitor.withSafari12()
                .on(TestDevice.IPHONE_SE)
                .withScript(LESS_MOTION)
                .withScript(foreseen.script(0)));
        new TavernPlayer(page, new Clicked(page)).playToTheEnd();

        assertThat(kept(page).campaign()).isEqualTo(foreseen.end());
    }

    @InBrowsers(Engine.CHROMIUM)
    void leavingWhileTheDiceFlyDoesNotChangeTheDecidedThrow(Visitor visitor) throws BadTavernRecord {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        int wagered = foreseen.actionsUntil(campaign -> campaign.round().isPresent());
        GamePage page = open(visitor.on(TestDevice.FRAME).withScript(foreseen.script(wagered)));
        page.press("Continue");
        page.until(LYING);
        page.press("Throw");
        page.clock().advance(Duration.ofMillis(300));
        page.until("document.querySelector('#throw').textContent === 'Hurry'");
        Campaign decided = kept(page).campaign();
        page.reload();
        page.until("document.querySelector('.door .primary')");
        page.press("Continue");
        page.clock().advance(SECOND);

        assertThat(decided.thrown()).isPositive();
        assertThat(kept(page).campaign()).isEqualTo(decided);
        assertThat(scene(page)).isIn("playing", "plaque");
    }

    @InBrowsers
    void aFlickThrowsTheDice(Visitor visitor) throws BadTavernRecord {
        GamePage page = open(atTheFirstThrow(visitor.on(TestDevice.FRAME)));
        page.press("Continue");
        page.until(LYING);
        page.clock().advance(SECOND);
        page.mouse().drag(new PagePoint(450, 420), new PagePoint(380, 200));
        page.until("document.querySelector('#throw').textContent === 'Hurry'");

        assertThat(kept(page).campaign().thrown()).isPositive();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aSwipeLooksAtTheNextGuestAndATapOnThePortraitSitsDown(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.IPHONE_6));
        page.press("New Game");
        page.until("document.querySelector('#sit')");
        page.clock().advance(SECOND);
        String first = page.text("#news");
        page.fingers().drag(new PagePoint(250, 350), new PagePoint(120, 350));
        page.untilTextChanges("#news", first);
        page.fingers().tap(new PagePoint(60, 80));

        page.until("document.querySelector('.wager')");
    }

    @InBrowsers(Engine.CHROMIUM)
    void enterWagersFromTheSliderAndAfterAQuickChoice(Visitor visitor) throws BadTavernRecord {
        GamePage page = open(visitor.on(TestDevice.FRAME));
        page.press("New Game");
        press(page, "#sit", ".wager");
        page.run("document.querySelector('.quick button:nth-child(3)').focus()");
        page.keyboard().press(Keys.ENTER);
        page.until("document.activeElement.matches('.wager .primary')");
        assertThat(page.text(".amount output")).isEqualTo("10");
        page.run("document.querySelector('#amount').focus()");
        page.keyboard().press(Keys.ENTER);
        page.until("document.querySelector('#throw')");

        assertThat(kept(page).campaign().round().orElseThrow().wager()).isEqualTo(10);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aNewGameAsksBeforeItTakesThePlaceOfTheOldOne(Visitor visitor) throws BadTavernRecord {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        GamePage page = open(visitor.on(TestDevice.FRAME).withScript(foreseen.script(4)));
        page.press("New Game");
        page.press("Keep It");
        page.until("document.querySelector('.door')");
        assertThat(kept(page).lines()).hasSize(4);
        page.press("New Game");
        page.press("Start Over");
        page.until("document.querySelector('#sit')");

        assertThat(kept(page).lines()).isEmpty();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aCampaignIsPlayedInOnePageAndMovesToAnotherOnRequest(Visitor visitor) {
        assertIsBroughtHere(visitor);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aCampaignMovesToAnotherPageOnRequestInABrowserWithoutLocks(Visitor visitor) {
        assertIsBroughtHere(visitor.withScript(FirstScript.NO_LOCKS.source()));
    }

    private static void assertIsBroughtHere(Visitor given) {
        Visitor visitor = atTheFirstThrow(given);
        try (HostSite frames = new HostSite(visitor.scripts())) {
            GamePage page = visitor.open(frames);
            String tavern = page.site().address().resolve("/game/dados.html").toString();
            page.run(FRAMED, tavern);
            page.enter(0);
            page.until("document.querySelector('.door .primary')");
            page.leave();
            page.run(FRAMED, tavern);
            page.enter(1);
            page.until("document.querySelector('.elsewhere .primary')");
            assertThat(page.text(".elsewhere h1")).isEqualTo("The game is open elsewhere");
            Axe.check(page);
            page.run("document.querySelector('.elsewhere .primary').click()");
            page.until("document.querySelector('.door .primary')");
            page.run("document.querySelector('.door .primary').click()");
            page.until(LYING);
            page.enter(0);
            page.until("document.querySelector('.elsewhere')");
            page.leave();
        }
    }

    @InBrowsers(Engine.CHROMIUM)
    void aDamagedCampaignIsReportedAndSetAside(Visitor visitor) {
        GamePage page = open(visitor.on(TestDevice.FRAME)
                .withScript("localStorage.setItem('deluxe.dados', 'dados-de-toledo 1\\nseed 12\\n');"));
        assertThat(page.text(".door [role=alert]")).contains("set aside", "seed");
        assertThat(page.texts(".door .ways:not(.more) button")).containsExactly("New Game");

        assertThat(page.run("return localStorage.getItem('deluxe.aside 1 dados')"))
                .isEqualTo("dados-de-toledo 1\nseed 12\n");
    }

    /** Closing the rules leads back to exactly the same moment of the round. */
    @InBrowsers(Engine.CHROMIUM)
    void theRulesOpenInPlayAndNothingIsLost(Visitor visitor) {
        GamePage page = open(atTheFirstThrow(visitor.on(TestDevice.FRAME)));
        page.press("Continue");
        page.until(LYING);
        String news = page.text("#news");
        page.keyboard().press("h");
        page.until("document.querySelector('.book')");
        page.press("Odds");
        page.until("document.querySelector('.totals')");
        Axe.check(page);
        page.keyboard().press(Keys.ESCAPE);
        page.until(LYING);

        assertThat(page.text("#news")).isEqualTo(news);
    }

    @InBrowsers(Engine.CHROMIUM)
    void noScreenHasFindings(Visitor visitor) {
        GamePage page = open(atTheFirstThrow(visitor.on(TestDevice.FRAME)));
        List<String> seen = new ArrayList<>();
        walk(page, screen -> {
            seen.add(screen);
            Axe.check(page);
        });

        assertThat(seen).hasSize(SCREENS);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theButtonsThatLeadOnAreInSightAtEverySizeInEnglish(Visitor visitor) {
        assertInSight(visitor, "en");
    }

    @InBrowsers(Engine.CHROMIUM)
    void theButtonsThatLeadOnAreInSightAtEverySizeInSpanish(Visitor visitor) {
        assertInSight(visitor, "es");
    }

    private static void assertInSight(Visitor visitor, String language) {
        GamePage page = open(atTheFirstThrow(visitor.on(TestDevice.IPHONE_SE)), language);
        List<String> hidden = new ArrayList<>();
        walk(page, screen -> {
            for (TestDevice size : SIZES) {
                page.turnTo(size);
                page.until("!document.getAnimations().some(each => each.playState === 'running')");
                String found = (String) page.run(OUT_OF_SIGHT);
                if (!found.isEmpty()) {
                    hidden.add(screen + " at " + size + ": " + found);
                }
            }
        });

        assertThat(hidden).isEmpty();
    }

    /** Goes from one screen to the next, whatever the language. */
    private static void walk(GamePage page, Consumer<String> look) {
        look.accept("door");
        page.click(".door .ways:not(.more) button:last-child");
        page.find(".leaf.small");
        look.accept("new game");
        press(page, ".leaf .primary", ".door");
        press(page, ".door .more button:nth-child(2)", ".leaf .within");
        look.accept("settings");
        press(page, ".leaf > .ways .primary", ".door");
        press(page, ".door .primary", "#throw");
        look.accept("playing");
        press(page, "#rules", ".book");
        look.accept("rules");
        press(page, ".book > .ways .primary", "#throw");
        for (int moment = 0; moment < 200 && !page.isTrue("document.querySelector('.plaque')"); moment++) {
            page.run("document.querySelector('#throw').click()");
            page.clock().advance(TavernPlayer.MOMENT);
        }
        page.find(".plaque");
        look.accept("plaque");
        page.run("document.querySelector('.plaque .primary').click()");
        for (int moment = 0; moment < 20 && !page.isTrue("document.querySelector('#sit')"); moment++) {
            page.run("(document.querySelector('.wager .ways:last-child button') || document.body).click()");
            page.clock().advance(TavernPlayer.MOMENT);
        }
        page.find("#sit");
        look.accept("choosing");
        page.run(
                "if (document.querySelector('#sit').getAttribute('aria-disabled') === 'true') document.querySelector('#after').click()");
        press(page, "#sit", ".wager");
        look.accept("wager");
    }

    private static void press(GamePage page, String selector, String next) {
        page.find(selector);
        page.run("document.querySelector(arguments[0]).click()", selector);
        page.find(next);
    }

    private static Visitor atTheFirstThrow(Visitor visitor) {
        ForeseenCampaign foreseen = ForeseenCampaign.shortest(Campaign::isVictory);
        return visitor.withScript(foreseen.script(
                foreseen.actionsUntil(campaign -> campaign.round().isPresent())));
    }

    private static CampaignLog kept(GamePage page) throws BadTavernRecord {
        return TavernRecord.read(String.valueOf(page.run("return localStorage.getItem('deluxe.dados')")));
    }

    /** Plays with the keys that the document lists. */
    private record Keyed(GamePage page) implements TavernPlayer.Hand {
        @Override
        public void goOn() {
            page.keyboard().press(Keys.ENTER);
        }

        @Override
        public void lookOn() {
            page.keyboard().press("d");
        }

        @Override
        public void sitDown() {
            page.keyboard().press(Keys.ENTER);
        }

        @Override
        public void wagerAll() {
            page.keyboard().press(Keys.END);
            page.keyboard().press(Keys.ENTER);
        }

        @Override
        public void throwDice() {
            page.keyboard().press(Keys.SPACE);
        }
    }

    /** Plays with the buttons. */
    private record Clicked(GamePage page) implements TavernPlayer.Hand {
        @Override
        public void goOn() {
            page.click(".door .primary, .plaque .primary");
        }

        @Override
        public void lookOn() {
            click("document.querySelector('#after')");
        }

        @Override
        public void sitDown() {
            click("document.querySelector('#sit')");
        }

        @Override
        public void wagerAll() {
            click("document.querySelector('.quick button:last-child')");
            click("document.querySelector('.wager .primary')");
        }

        @Override
        public void throwDice() {
            click("document.querySelector('#throw')");
        }

        private void click(String element) {
            page.run(element + ".click()");
        }
    }
}
