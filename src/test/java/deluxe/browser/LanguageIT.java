package deluxe.browser;

import static deluxe.browser.GameIT.STARTED;
import static deluxe.browser.GameIT.press;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** The game in a language other than English. */
class LanguageIT {
    private static final String SPANISH =
            "/game/?match=m1&seed=00000000000000000000000000000007&difficulty=easy&locale=es-MX";
    private static final String IN_PLAY = "document.querySelectorAll('#hand button').length === 7";

    /** All texts and labels of a page. */
    private static final String SAID = "const said = [];"
            + "const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);"
            + "while (texts.nextNode()) { said.push(texts.currentNode.data.trim()); }"
            + "document.querySelectorAll('[aria-label], [title]').forEach(each =>"
            + " said.push(each.getAttribute('aria-label') || '', each.title || ''));"
            + "return said.filter(text => text);";

    private static final String LETTERS =
            "document.fonts.check('700 20px Cinzel', '¡') && document.fonts.check('800 20px Nunito', 'ú')";

    @TempDir
    Path copy;

    @InBrowsers
    void aBrowserThatPrefersSpanishIsSpokenToInSpanish(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.IPHONE_SE)
                .withScript("Object.defineProperty(navigator, 'languages', { get: () => ['es-419', 'en'] });")
                .open("/game/");
        page.until(STARTED);
        assertThat(page.run("return document.documentElement.lang")).isEqualTo("es");
        Axe.check(page);

        press(page, "Empezar");
        assertThat(page.text(".spoken")).isEqualTo("Página 1 de 6");
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void theLanguageThatTheHostAsksForIsSpokenInTheWholeMatch(Visitor visitor) throws IOException {
        GamePage page = visitor.on(TestDevice.FRAME).open(SPANISH);
        page.until(STARTED);
        page.until(LETTERS);
        assertSpanish(page);
        press(page, "Ajustes");
        page.until("document.querySelector('.pop-up')");
        assertSpanish(page);
        press(page, "Listo");
        press(page, "Empezar");
        for (int next = 1; next < 6; next++) {
            assertSpanish(page);
            press(page, "SEGUIR");
        }
        assertSpanish(page);
        press(page, "¡JUGAR!");
        page.until(IN_PLAY);
        page.until("/se puede jugar|vale/.test(document.getElementById('hand').textContent)");
        assertSpanish(page);
        page.keyboard().press("p");
        page.until("document.querySelector('.standing')");
        assertSpanish(page);
        press(page, "Terminar");
        assertSpanish(page);
        press(page, "Sí, terminarla");
        page.until("document.querySelector('.bests.told')");
        assertSpanish(page);
        Axe.check(page);
    }

    @InBrowsers(Engine.CHROMIUM)
    void aLanguageChosenInTheSettingsIsSpokenAtOnceAndTheNextTime(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open("/game/");
        page.until(STARTED);
        press(page, "Settings");
        press(page, "Español");
        page.until("document.getElementById('pop-up-header').textContent === 'Ajustes'");
        page.until("document.querySelector('[aria-label=Idioma] [aria-checked=true]').textContent === 'Español'");

        page.open("/game/");
        page.until(STARTED);
        press(page, "Ajustes");
        press(page, "English");
        page.until("document.getElementById('pop-up-header').textContent === 'Settings'");
        press(page, "Done");
        press(page, "Start");
    }

    @InBrowsers(Engine.CHROMIUM)
    void aLanguageWithoutATranslationFallsBackToTheBrowsersOwn(Visitor visitor) {
        GamePage page = visitor.on(TestDevice.FRAME).open(SPANISH.replace("es-MX", "tlh"));
        page.until(STARTED);

        assertThat(page.text(".start .primary")).isEqualTo("Start");
    }

    @InBrowsers(Engine.CHROMIUM)
    void withoutTheWordsOfALanguageEnglishIsSpoken(Visitor visitor) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("web/game"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = copy.resolve(Path.of("web").relativize(file).toString());
                if (!file.toString().contains("words/")) {
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        GamePage page = visitor.at(copy).open(SPANISH);
        page.until(STARTED);

        assertThat(page.text(".start .primary")).isEqualTo("Start");
        assertThat(page.takeFaults()).anyMatch(fault -> fault.contains("404"));
    }

    @InBrowsers(Engine.CHROMIUM)
    void aMatchIsWatchedInSpanishToo(Visitor visitor) throws IOException {
        GamePage page = visitor.on(TestDevice.FRAME).open("/game/watch.html?locale=es");
        page.until(STARTED);
        page.until("document.querySelector('.asking')");

        assertSpanish(page);
    }

    /** Nothing on the page is in English if it has a Spanish translation. */
    private static void assertSpanish(GamePage page) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src/main/webapp/words/es.txt"));
        TreeSet<String> english = new TreeSet<>();
        for (int at = 1; at < lines.size(); at++) {
            if (lines.get(at).startsWith(" ") && !lines.get(at).trim().equals(lines.get(at - 1))) {
                english.add(lines.get(at - 1));
            }
        }
        List<?> said = (List<?>) page.run(SAID);
        assertThat(said).isNotEmpty();
        assertThat(said.stream().map(String::valueOf)).doesNotContainAnyElementsOf(english);
    }
}
