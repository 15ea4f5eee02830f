package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.json.Json;

/** What a browser is told about the game before it installs it. */
class ManifestTest {
    private static final Path WEBAPP = Path.of("src/main/webapp");
    private static final Pattern CARD =
            Pattern.compile("class=\"card[^\"]*\" href=\"([^\"]+)\"(?s:.*?)<strong>([^<]+)</strong>");

    /** This page is shown only in the apps. */
    private static final String TOO_OLD = "too-old";

    private static Map<?, ?> manifest;

    @BeforeAll
    static void read() throws IOException {
        manifest = new Json().toType(Files.readString(WEBAPP.resolve("manifest.webmanifest")), Map.class);
    }

    @Test
    void anInstalledGameStartsAtTheFrontDoorAndStaysInItsFolder() {
        assertThat(manifest.get("start_url")).isEqualTo("tables.html");
        assertThat(manifest.get("scope")).isEqualTo("./");
        assertThat(manifest.get("id")).isEqualTo("dominoes-deluxe");
    }

    @Test
    void eachTableOfTheFrontDoorHasItsShortcut() throws IOException {
        Map<String, String> cards = new TreeMap<>();
        Matcher card = CARD.matcher(Files.readString(WEBAPP.resolve("tables.html")));
        while (card.find()) {
            cards.put(card.group(2), card.group(1));
        }
        Map<String, String> shortcuts = new TreeMap<>();
        listed("shortcuts").forEach(it -> shortcuts.put((String) it.get("name"), (String) it.get("url")));

        assertThat(shortcuts).isEqualTo(cards).hasSizeGreaterThan(2);
    }

    @Test
    void itIsShownWideAndNarrowInSizesThatStoresAndBrowsersTake() {
        for (String form : List.of("wide", "narrow")) {
            assertThat(listed("screenshots"))
                    .filteredOn(it -> form.equals(it.get("form_factor")))
                    .isNotEmpty()
                    .allSatisfy(
                            it -> assertThat(it.get("sizes")).isEqualTo(form.equals("wide") ? "1280x800" : "750x1334"));
        }
    }

    @Test
    void everyPageLoadsTheOfflineScript() throws IOException {
        for (Page page : Pages.read(Pages.LIST).all()) {
            if (page.name().equals(TOO_OLD)) {
                continue;
            }
            assertThat(PageSource.of(page, name -> Files.readString(WEBAPP.resolve(name))))
                    .contains("data-offline=\"offline.js\"");
        }
        assertThat(WEBAPP.resolve("offline.js")).content().contains("'manifest.webmanifest'", "'sw.js'");
    }

    private static List<Map<?, ?>> listed(String field) {
        return ((List<?>) manifest.get(field))
                .stream().<Map<?, ?>>map(it -> (Map<?, ?>) it).toList();
    }
}
