package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The page that Capacitor shows when the web view is too old, or when Capacitor takes it to be. */
class TooOldIT {
    private static final String PAGE = "/game/too-old.html";
    private static final String HEADINGS = "h1:not([hidden] h1)";

    @InBrowsers(Engine.CHROMIUM)
    void anOldWebViewIsToldWhatToUpdate(Visitor visitor) throws Exception {
        GamePage page =
                visitor.on(TestDevice.IPHONE_SE).withScript(chrome(63, "es-MX")).open(PAGE);
        page.until("document.documentElement.lang === 'es'");

        assertThat(page.texts(HEADINGS)).containsExactly("Actualiza este dispositivo");
        Axe.check(page);
        assertThat(page.isTrue("document.documentElement.scrollHeight <= innerHeight"))
                .isTrue();
    }

    @InBrowsers(Engine.CHROMIUM)
    void aWebViewThatIsNewEnoughGoesOnToTheTablesOnceAndThenSaysThatThePageFailed(Visitor visitor) throws Exception {
        GamePage page =
                visitor.on(TestDevice.FRAME).withScript(chrome(oldest(), "en")).open(PAGE);
        page.until("document.querySelector('.card')");
        page.run("location.href = 'too-old.html'"); // in the same tab, as in a web view
        page.until("!document.getElementById('failed').hidden");

        assertThat(page.texts(HEADINGS)).containsExactly("The game did not open");
        page.click("#again");
        page.until("document.querySelector('.card')");
    }

    /** The oldest version that the shell accepts, which is the oldest that the page accepts. */
    private static int oldest() throws Exception {
        String config = Files.readString(Path.of("capacitor/capacitor.config.json"));
        var found = Pattern.compile("\"minWebViewVersion\": (\\d+)").matcher(config);
        assertThat(found.find()).isTrue();
        return Integer.parseInt(found.group(1));
    }

    private static String chrome(int version, String language) {
        return "Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 8.0) Chrome/"
                + version
                + ".0.3282.137 Mobile Safari/537.36' });"
                + "Object.defineProperty(navigator, 'languages', { value: ['" + language + "'] });";
    }
}
