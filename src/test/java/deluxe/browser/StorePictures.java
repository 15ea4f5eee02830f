package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import deluxe.browser.TablePlayer.Way;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Takes the pictures for the stores' pages: the moments of the golden pictures, in the stores' sizes and in both languages. It is not a
 * test; {@code docs/release.md} says how to run it. The pictures go to {@code target/store}, in the folders where fastlane looks for them.
 */
class StorePictures {
    private static final Path FOLDER = Path.of("target/store");
    private static final Duration AT_REST = Duration.ofSeconds(1);
    private static final String GREEN = "0";
    private static final String DAYLIGHT = "2";
    private static final String DOOR = "/game/tables.html";

    /** The button that continues a game, in the pause menu or on a table's start screen. */
    private static final String GO_ON = ".menu .primary, .start .primary";

    private static final String ENGLISH = "en";

    /** The game's language, and what the stores call it. */
    private record Language(String code, String store) {}

    private static final List<Language> LANGUAGES =
            List.of(new Language(ENGLISH, "en-US"), new Language("es", "es-ES"));

    @InBrowsers(Engine.CHROMIUM)
    void ofAnIphone(Visitor visitor) {
        takeAll(visitor, TestDevice.STORE_IPHONE, "ios/%s/iphone-");
    }

    @InBrowsers(Engine.CHROMIUM)
    void ofAnIpad(Visitor visitor) {
        takeAll(visitor, TestDevice.STORE_IPAD, "ios/%s/ipad-");
    }

    @InBrowsers(Engine.CHROMIUM)
    void ofAPhone(Visitor visitor) {
        takeAll(visitor, TestDevice.STORE_PHONE, "android/%s/images/phoneScreenshots/");
    }

    @InBrowsers(Engine.CHROMIUM)
    void ofASmallTablet(Visitor visitor) {
        takeAll(visitor, TestDevice.STORE_SMALL_TABLET, "android/%s/images/sevenInchScreenshots/");
    }

    @InBrowsers(Engine.CHROMIUM)
    void ofATablet(Visitor visitor) {
        takeAll(visitor, TestDevice.STORE_TABLET, "android/%s/images/tenInchScreenshots/");
    }

    private static void takeAll(Visitor visitor, TestDevice device, String place) {
        GamePage page = visitor.on(device)
                .withFakeClock(Visitor.SMOOTH)
                .withScript(FirstScript.NO_CHANCE.source())
                .open(DOOR);
        for (Language language : LANGUAGES) {
            String folder = place.formatted(language.store());
            holdATile(page, language);
            take(page, folder + "1");
            goOn(page, Moment.CROWDED, GREEN, language);
            take(page, folder + "2");
            playClassic(page, "all-fives", language);
            take(page, folder + "3");
            playClassic(page, "muggins", language);
            take(page, folder + "4");
            goOn(page, Moment.EARLY, DAYLIGHT, language);
            take(page, folder + "5");
            atTheDoor(page, language);
            page.rest();
            take(page, folder + "6");
        }
    }

    /** Which tile fits is read from the page in English. */
    private static void holdATile(GamePage page, Language language) {
        goOn(page, Moment.EARLY, GREEN, LANGUAGES.get(0));
        int tile = new TablePlayer(page, Way.MOUSE_DRAGS).fitting();
        goOn(page, Moment.EARLY, GREEN, language);
        new TablePlayer(page, Way.MOUSE_DRAGS).hold(tile);
        page.rest();
        page.clock().advance(AT_REST);
    }

    private static void goOn(GamePage page, Moment moment, String theme, Language language) {
        atTheDoor(page, language);
        page.run("localStorage.setItem('deluxe.settings', '" + theme
                + " 0 full false hard true 80 false 60 false true false');"
                + KeptMatch.at(moment).script());
        page.open("/game/");
        awaitTable(page, language);
    }

    /** The first moves are made in English. */
    private static void playClassic(GamePage page, String table, Language language) {
        String address = "/game/classic.html?table=" + table;
        atTheDoor(page, LANGUAGES.get(0));
        page.run("localStorage.setItem('deluxe.settings', '0 0 full false hard true 80 false 60 false true false');"
                + "localStorage.setItem('deluxe.settings " + table
                + "', '0 0 full false hard true 80 false 60 false true false');");
        page.open(address);
        ClassicRoomsIT.playFirstMoves(page);
        if (!language.code().equals(ENGLISH)) {
            page.run("localStorage.setItem('deluxe.language', arguments[0])", language.code());
            page.open(address);
            awaitTable(page, language);
        }
    }

    private static void awaitTable(GamePage page, Language language) {
        page.until(GameIT.STARTED);
        page.until("document.documentElement.lang === '" + language.code() + "'");
        page.until("document.querySelector('#hand button, " + GO_ON + "')");
        page.run("const goOn = document.querySelector(\"" + GO_ON + "\"); if (goOn) goOn.click();");
        page.until("document.querySelector('#hand button')");
        page.rest();
        page.clock().advance(AT_REST);
    }

    /** Opens the door with no game left at any table. */
    private static void atTheDoor(GamePage page, Language language) {
        page.open(DOOR);
        page.run("localStorage.clear(); localStorage.setItem('deluxe.language', arguments[0]);", language.code());
        page.open(DOOR);
        page.until("document.documentElement.lang === '" + language.code() + "'");
    }

    private static void take(GamePage page, String name) {
        TestDevice device = page.device();
        BufferedImage picture = page.picture();
        assertThat(picture.getWidth()).isEqualTo(device.width * device.ratio);
        assertThat(picture.getHeight()).isEqualTo(device.height * device.ratio);
        Path file = FOLDER.resolve(name + ".png");
        try {
            Files.createDirectories(file.getParent());
            ImageIO.write(opaque(picture), "png", file.toFile());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The stores refuse pictures with transparency. */
    private static BufferedImage opaque(BufferedImage picture) {
        BufferedImage result = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        result.getGraphics().drawImage(picture, 0, 0, null);
        return result;
    }
}
