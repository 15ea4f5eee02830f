package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What can be observed of sound without hearing: what is loaded and when, what is played, what the controls do. */
class SoundIT {
    private static final String SPRITE_ASKED = "window.kitEars.asked.some(each => each.file === 'effects')";
    private static final String RUNNING =
            "window.kitEars.contexts.length === 1 && window.kitEars.contexts[0].state === 'running'";
    private static final String SUSPENDED = "window.kitEars.contexts[0].state === 'suspended'";
    private static final String LOOPING = "window.kitEars.played.some(each => each.loops)";
    private static final String EFFECTS_AND_MUSIC_DECODED = "window.kitEars.decoded === 2";
    private static final String EFFECT_PLAYED = "window.kitEars.played.some(each => !each.loops)";

    private static final String PADDING_DECODER = """
            const decode = BaseAudioContext.prototype.decodeAudioData;
            BaseAudioContext.prototype.decodeAudioData = function (bytes, decoded, failed) {
              return decode.call(this, bytes, sound => {
                const padded = this.createBuffer(sound.numberOfChannels, sound.length + 1105, sound.sampleRate);
                for (let channel = 0; channel < sound.numberOfChannels; channel++) {
                  padded.getChannelData(channel).set(sound.getChannelData(channel), 1105);
                }
                decoded(padded);
              }, failed);
            };
            """;

    @InBrowsers
    void noSoundIsLoadedBeforeTheMouseMoves(Visitor visitor) {
        GamePage page = open(visitor);
        assertThat(page.isTrue("window.kitEars.asked.length === 0")).isTrue();
        page.run("document.querySelector('button.primary').dispatchEvent(new Event('mousemove', { bubbles: true }))");
        page.until(SPRITE_ASKED);

        assertThat(page.run("return window.kitEars.asked.map(each => each.file).join()"))
                .isEqualTo("effects");
        assertThat(page.isTrue("window.kitEars.contexts.length === 0"))
                .as("no context before a gesture")
                .isTrue();
    }

    @InBrowsers
    void theFirstPressWakesTheSound(Visitor visitor) {
        GamePage page = open(visitor);
        GameIT.press(page, "Settings");
        page.until(RUNNING);
        page.until(LOOPING);

        assertThat(number(page, "window.kitEars.played.filter(each => each.loops)[0].seam"))
                .as("the loop ends where it begins")
                .isLessThan(.001);
        closesWithAnEffectThatIsHeardAtOnce(page);
    }

    /** Older decoders leave in the encoder's delay of 1105 samples. */
    @InBrowsers
    void aDecoderThatPutsSilenceInFrontDelaysNoEffect(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(FirstScript.EARS.source())
                .withScript(PADDING_DECODER)
                .open("/game/");
        page.until(GameIT.STARTED);
        GameIT.press(page, "Settings");
        page.until(LOOPING);

        closesWithAnEffectThatIsHeardAtOnce(page);
    }

    private static void closesWithAnEffectThatIsHeardAtOnce(GamePage page) {
        awaitEffects(page);
        GameIT.press(page, "Done");
        page.until(EFFECT_PLAYED);
        assertThat(number(page, "window.kitEars.played.filter(each => !each.loops)[0].firstSound"))
                .isBetween(0.0, .012);
    }

    /** Waits until effects can be heard: an effect that is due before that is not played later. */
    private static void awaitEffects(GamePage page) {
        page.until(RUNNING);
        page.until(EFFECTS_AND_MUSIC_DECODED);
    }

    @InBrowsers
    void theTableHasItsOwnMusicAndADealIsHeard(Visitor visitor) {
        GamePage page = open(visitor);
        GameIT.press(page, "Settings");
        page.until(LOOPING);
        awaitEffects(page);
        GameIT.press(page, "Done");
        GameIT.startPlaying(page);

        page.until("window.kitEars.asked.some(each => each.file === 'table')");
        page.until("window.kitEars.played.filter(each => each.loops).length === 2");
        page.until("window.kitEars.played.filter(each => !each.loops).length > 5");
    }

    @InBrowsers
    void theTavernHasItsOwnMusicAndSounds(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(FirstScript.EARS.source())
                .open("/game/dados.html");
        page.until(GameIT.STARTED);
        page.until("document.querySelector('.door .primary')");
        page.press("New Game");
        page.until(LOOPING);
        awaitEffects(page);
        page.press("Rules");
        page.until(EFFECT_PLAYED);

        assertThat(page.run("return window.kitEars.asked.map(each => each.file).sort().join()"))
                .isEqualTo("tavern,tavern-effects");
        assertThat(number(page, "window.kitEars.played.filter(each => each.loops)[0].seam"))
                .as("the loop ends where it begins")
                .isLessThan(.001);
    }

    @InBrowsers(Engine.CHROMIUM)
    void mugginsIsHeardInItsPub(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(FirstScript.EARS.source())
                .open("/game/classic.html?table=muggins");
        page.until(GameIT.STARTED);
        page.press("Settings");

        page.until("window.kitEars.asked.some(each => each.file === 'pub')");
        page.until("window.kitEars.played.filter(each => each.loops).length === 2");
    }

    @InBrowsers
    void soundPlaysInSafari12(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_6)
                .withSafari12()
                .withScript(FirstScript.EARS.source())
                .open("/game/");
        page.until(GameIT.STARTED);
        GameIT.press(page, "Settings");

        page.until(RUNNING);
        page.until(LOOPING);
    }

    @InBrowsers
    void slidersAreMovedByKeysAndRemembered(Visitor visitor) {
        GamePage page = open(visitor);
        GameIT.press(page, "Settings");
        Axe.check(page);
        WebElement music = page.findAll("input[type=range]").get(1);
        assertThat(music.getAttribute("value")).isEqualTo("60");
        music.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        page.find(".mute").sendKeys(Keys.SPACE);
        page.until("document.querySelector('.mute').getAttribute('aria-pressed') === 'true'");

        page.open("/game/");
        page.until(GameIT.STARTED);
        GameIT.press(page, "Settings");
        assertThat(page.find(".mute").getAttribute("aria-pressed")).isEqualTo("true");
        assertThat(page.findAll("input[type=range]").get(1).getAttribute("value"))
                .isEqualTo("50");
    }

    @InBrowsers
    void mutedLoadsNothingAndPlaysNothing(Visitor visitor) {
        GamePage page = open(visitor);
        GameIT.press(page, "Settings");
        page.click(".channel:not(.off) .mute");
        page.until("document.querySelectorAll('.channel.off').length === 1");
        page.click(".channel:not(.off) .mute");
        page.until("document.querySelectorAll('.channel.off').length === 2");
        page.open("/game/");
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);
        page.until(RUNNING);
        page.until("/can be played|scores/.test(document.querySelector('#hand button').textContent)");

        assertThat(page.isTrue("window.kitEars.asked.length === 0")).isTrue();
        assertThat(page.isTrue("window.kitEars.played.length === 0")).isTrue();
    }

    @InBrowsers
    void aCoveredPageIsSilentUntilItIsSeenAgain(Visitor visitor) {
        GamePage page = open(visitor);
        GameIT.press(page, "Settings");
        page.until(RUNNING);

        page.run("window.kitEars.cover(true)");
        page.until(SUSPENDED);
        page.run("window.kitEars.cover(false)");
        page.until(RUNNING);
    }

    @InBrowsers
    void aBrowserWithoutSoundPlaysInSilence(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript("delete window.AudioContext; delete window.webkitAudioContext;")
                .open("/game/");
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);

        assertThat(page.takeFaults()).isEmpty();
    }

    @InBrowsers
    void aDeviceThatRefusesToPlaySoundCausesNoFault(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript("window.AudioContext = class { constructor() { throw new Error('no device'); } };")
                .open("/game/");
        page.until(GameIT.STARTED);
        GameIT.startPlaying(page);

        assertThat(page.takeFaults()).isEmpty();
    }

    private static GamePage open(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME)
                .withScript(FirstScript.EARS.source())
                .open("/game/");
        page.until(GameIT.STARTED);
        return page;
    }

    private static double number(GamePage page, String expression) {
        return ((Number) page.run("return " + expression)).doubleValue();
    }
}
