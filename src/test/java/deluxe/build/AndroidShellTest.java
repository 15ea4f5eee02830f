package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /** Where the web view keeps localStorage, and the file of the plugin Preferences. */
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
