package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The Android project is the game's own, not its template's. */
class AndroidShellTest {
    private static final Path MAIN = Path.of("capacitor/android/app/src/main");
    private static final Path RESOURCES = MAIN.resolve("res");

    /** Where the web view keeps localStorage, and the file of the Preferences plugin. */
    private static final List<String> KEPT =
            List.of("root:app_webview/Default/Local Storage", "sharedpref:CapacitorStorage.xml");

    @Test
    void theManifestNamesTheRulesOfBothKindsOfBackup() throws Exception {
        Element application = only(parsed(MAIN.resolve("AndroidManifest.xml")), "application");

        assertThat(application.getAttribute("android:dataExtractionRules")).isEqualTo("@xml/data_extraction_rules");
        assertThat(application.getAttribute("android:fullBackupContent")).isEqualTo("@xml/backup_rules");
    }

    @ParameterizedTest
    @CsvSource({
        "data_extraction_rules, cloud-backup",
        "data_extraction_rules, device-transfer",
        "backup_rules, full-backup-content"
    })
    void onlyWhatIsKeptGoesToANewDevice(String file, String section) throws Exception {
        Element root = parsed(RESOURCES.resolve("xml/" + file + ".xml"));
        Element rules = root.getTagName().equals(section) ? root : only(root, section);

        assertThat(places(rules)).containsExactlyElementsOf(KEPT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ic_launcher", "ic_launcher_round"})
    void anAdaptiveIconIsMadeOfTheGamesOwnLayers(String name) throws Exception {
        Element icon = parsed(RESOURCES.resolve("mipmap-anydpi-v26/" + name + ".xml"));

        assertThat(drawable(icon, "background")).isEqualTo("@color/ic_launcher_background");
        assertThat(drawable(icon, "foreground")).isEqualTo("@mipmap/ic_launcher_foreground");
        assertThat(drawable(icon, "monochrome")).isEqualTo("@mipmap/ic_launcher_monochrome");
    }

    @Test
    void theTemplatesDrawingsAndExampleTestsAreGone() throws Exception {
        try (Stream<Path> files = Files.walk(MAIN.getParent())) {
            assertThat(files.map(file -> MAIN.getParent().relativize(file).toString()))
                    .contains("main/AndroidManifest.xml")
                    .noneMatch(file -> file.startsWith("test") || file.startsWith("androidTest"))
                    .noneMatch(file -> file.matches(".*/drawable.*/ic_launcher_.*"));
        }
    }

    @Test
    void theSystemKnowsTheAppAsAGameInItsLanguages() throws Exception {
        Element application = only(parsed(MAIN.resolve("AndroidManifest.xml")), "application");

        assertThat(application.getAttribute("android:appCategory")).isEqualTo("game");
        assertThat(application.getAttribute("android:localeConfig")).isEqualTo("@xml/locales_config");
    }

    /** What is seen before the page loads is dark by day too, so that nothing flashes. */
    @Test
    void thereIsOneLookByDayAndByNight() throws Exception {
        String styles = Files.readString(RESOURCES.resolve("values/styles.xml"));

        assertThat(styles).doesNotContain("DayNight", "Light.", "android:background\">@drawable");
        assertThat(items(RESOURCES.resolve("values/styles.xml"), "AppTheme"))
                .containsEntry("android:windowBackground", "@color/felt")
                .containsEntry("android:windowLightStatusBar", "false");
        assertThat(items(RESOURCES.resolve("values/styles.xml"), "AppTheme.NoActionBarLaunch"))
                .containsEntry("windowSplashScreenBackground", "@color/felt")
                .containsEntry("windowSplashScreenAnimatedIcon", "@drawable/splash_icon")
                .containsEntry("postSplashScreenTheme", "@style/AppTheme.NoActionBar");
        try (Stream<Path> folders = Files.list(RESOURCES)) {
            assertThat(folders.map(folder -> folder.getFileName().toString()))
                    .noneMatch(name -> name.contains("night"));
        }
    }

    @Test
    void newerVersionsHaveTheSameThemeAndMore() throws Exception {
        assertThat(items(RESOURCES.resolve("values-v27/styles.xml"), "AppTheme.NoActionBar"))
                .containsAllEntriesOf(items(RESOURCES.resolve("values/styles.xml"), "AppTheme.NoActionBar"))
                .containsEntry("android:windowLayoutInDisplayCutoutMode", "shortEdges")
                .containsEntry("android:windowLightNavigationBar", "false");
    }

    @Test
    void thePageExtendsUnderTheBarsWhoseIconsAreLight() throws Exception {
        JsonNode bars = config().at("/plugins/SystemBars");

        assertThat(bars.path("style").textValue()).isEqualTo("DARK");
        assertThat(bars.path("initialViewportFitValueHint").textValue()).isEqualTo("cover");
        assertThat(Files.readString(Path.of("src/main/webapp/head.html"))).contains("viewport-fit=cover");
    }

    @Test
    void aWebViewThatIsTooOldGetsAPageThatSaysSo() throws Exception {
        String page = config().at("/server/errorPath").textValue();
        int oldest = config().at("/android/minWebViewVersion").intValue();

        assertThat(Pages.read(Pages.LIST).isPage(page)).isTrue();
        assertThat(Files.readString(Path.of("src/main/webapp", page))).contains("data-oldest=\"" + oldest + "\"");
        assertThat(Files.readString(Path.of("README.md"))).contains("Chrome " + oldest + " on JavaScript");
    }

    private static JsonNode config() throws Exception {
        return new ObjectMapper()
                .readTree(Path.of("capacitor/capacitor.config.json").toFile());
    }

    /** What a style of this file sets, without what it inherits. */
    private static Map<String, String> items(Path file, String style) throws Exception {
        Map<String, String> items = new TreeMap<>();
        NodeList styles = parsed(file).getElementsByTagName("style");
        for (int i = 0; i < styles.getLength(); i++) {
            Element found = (Element) styles.item(i);
            NodeList all = found.getElementsByTagName("item");
            for (int j = 0; found.getAttribute("name").equals(style) && j < all.getLength(); j++) {
                Element item = (Element) all.item(j);
                items.put(item.getAttribute("name"), item.getTextContent());
            }
        }
        assertThat(items).describedAs(style).isNotEmpty();
        return items;
    }

    private static List<String> places(Element rules) {
        List<String> places = new ArrayList<>();
        NodeList all = rules.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element rule = (Element) all.item(i);
            assertThat(rule.getTagName()).isEqualTo("include");
            places.add(rule.getAttribute("domain") + ":" + rule.getAttribute("path"));
        }
        return places;
    }

    private static String drawable(Element icon, String layer) {
        return only(icon, layer).getAttribute("android:drawable");
    }

    private static Element only(Element parent, String tag) {
        NodeList found = parent.getElementsByTagName(tag);
        assertThat(found.getLength()).describedAs("elements <%s>", tag).isEqualTo(1);
        return (Element) found.item(0);
    }

    private static Element parsed(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement();
    }
}
