package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.json.Json;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** One file names the public address; what both systems and the host say about links is derived from it. */
class PublicLinksTest {
    private static final Path PUBLIC = Path.of("src/main/public.properties");
    private static final Path SHELLS = Path.of("capacitor");
    private static final String MANIFEST = "android/app/src/main/AndroidManifest.xml";
    private static final String ENTITLEMENTS = "ios/App/App/App.entitlements";
    private static final String PROJECT = "ios/App/App.xcodeproj/project.pbxproj";
    private static final String PRINT = "AB:".repeat(31) + "CD";
    private static final String PROPERTIES = """
            address = https://games.example/fives/
            android.certificates = %s %s
            apple.team = A1B2C3D4E5
            """.formatted(PRINT, PRINT.replace("CD", "EF"));

    @TempDir
    private Path folder;

    @Test
    void theProjectsOfBothAppsMatchThePropertiesFile() throws Exception {
        String manifest = Files.readString(SHELLS.resolve(MANIFEST));
        String entitlements = Files.readString(SHELLS.resolve(ENTITLEMENTS));
        writeLinks(Files.readString(PUBLIC));

        assertThat(Files.readString(folder.resolve(MANIFEST))).isEqualTo(manifest);
        assertThat(Files.readString(folder.resolve(ENTITLEMENTS))).isEqualTo(entitlements);
    }

    @Test
    void withoutAnAddressTheAppsDeclareNoLinksAndTheHostListsNoApps() throws Exception {
        writeLinks("address =\n");
        Path properties = Files.writeString(folder.resolve("public.properties"), PROPERTIES);
        Associations.write(PublicAddress.read(properties), folder);
        Associations.write(new PublicAddress(Optional.empty(), List.of(PRINT), Optional.of("A1B2C3D4E5")), folder);

        assertThat(viewFilters()).isEmpty();
        assertThat(Files.readString(folder.resolve(ENTITLEMENTS))).doesNotContain("associated-domains");
        assertThat(folder.resolve(".well-known")).isEmptyDirectory();
    }

    @Test
    void androidOpensTheOnePageThatTheHostLetsItOpen() throws Exception {
        writeLinks(PROPERTIES);
        Element filter = viewFilters().get(0);
        Element data = elements(filter, "data").get(0);

        assertThat(viewFilters()).hasSize(1);
        assertThat(filter.getAttribute("android:autoVerify")).isEqualTo("true");
        assertThat(elements(filter, "category").stream().map(PublicLinksTest::name))
                .containsExactly("android.intent.category.DEFAULT", "android.intent.category.BROWSABLE");
        assertThat(data.getAttribute("android:scheme") + "://" + data.getAttribute("android:host")
                        + data.getAttribute("android:path"))
                .isEqualTo("https://games.example/fives/watch.html");
        Map<?, ?> statement = (Map<?, ?>) ((List<?>) association("assetlinks.json")).get(0);
        assertThat(statement.get("relation")).isEqualTo(List.of("delegate_permission/common.handle_all_urls"));
        assertThat(statement.get("target"))
                .isEqualTo(Map.of(
                        "namespace",
                        "android_app",
                        "package_name",
                        setting("capacitor/android/app/build.gradle", "applicationId \"(.*)\""),
                        "sha256_cert_fingerprints",
                        List.of(PRINT, PRINT.replace("CD", "EF"))));
    }

    @Test
    void iosOpensTheOnePageThatTheHostLetsItOpen() throws Exception {
        writeLinks(PROPERTIES);

        assertThat(elements(parsed(folder.resolve(ENTITLEMENTS)), "string").stream()
                        .map(Element::getTextContent))
                .containsExactly("applinks:games.example");
        Map<?, ?> links = (Map<?, ?>) ((Map<?, ?>) association("apple-app-site-association")).get("applinks");
        String app = setting("capacitor/" + PROJECT, "PRODUCT_BUNDLE_IDENTIFIER = (.*);");
        assertThat(links.get("details"))
                .isEqualTo(List.of(Map.of(
                        "appIDs",
                        List.of("A1B2C3D4E5." + app),
                        "components",
                        List.of(Map.of("/", "/fives/watch.html")))));
    }

    @Test
    void everyBuildOfTheIosAppIsSignedWithTheEntitlements() throws Exception {
        String project = Files.readString(SHELLS.resolve(PROJECT));

        assertThat(project.split("CODE_SIGN_ENTITLEMENTS = App/App.entitlements;", -1))
                .hasSameSizeAs(project.split("INFOPLIST_FILE = ", -1));
    }

    @Test
    void anAddressThatSystemsWouldNotOpenIsRefused() {
        for (String address : List.of(
                "http://games.example/",
                "https://games.example/fives",
                "https://games.example:8443/",
                "https://a@games.example/",
                "https://games.example/?a",
                "https://games.example/#a",
                "games.example/")) {
            assertThatThrownBy(() -> new PublicAddress(Optional.of(URI.create(address)), List.of(), Optional.empty()))
                    .hasMessageContaining(address);
        }
    }

    @Test
    void malformedCertificatesAndTeamsAreRefused() {
        assertThatThrownBy(() -> new PublicAddress(Optional.empty(), List.of("ab:cd"), Optional.empty()))
                .hasMessageContaining("ab:cd");
        assertThatThrownBy(() -> new PublicAddress(Optional.empty(), List.of(), Optional.of("me")))
                .hasMessageContaining("me");
    }

    /** Android appends the path directly to the host. */
    @Test
    void theAppsStartAtTheFrontDoor() throws IOException {
        Map<?, ?> config = new Json().toType(Files.readString(SHELLS.resolve("capacitor.config.json")), Map.class);
        String start = String.valueOf(((Map<?, ?>) config.get("server")).get("appStartPath"));
        URI first = URI.create("https://localhost" + start);

        assertThat(first.getHost()).isEqualTo("localhost");
        assertThat(first.getPath()).isEqualTo("/tables.html");
        assertThat(Path.of("src/main/webapp", first.getPath())).exists();
    }

    private void writeLinks(String properties) throws Exception {
        Path file = Files.writeString(folder.resolve("public.properties"), properties);
        for (String copied : List.of(MANIFEST, ENTITLEMENTS)) {
            Files.createDirectories(folder.resolve(copied).getParent());
            Files.writeString(folder.resolve(copied), Files.readString(SHELLS.resolve(copied)));
        }
        String script = "require('./capacitor/links.js').writeLinks(process.argv[1], process.argv[2])";
        Process node = new ProcessBuilder("node", "-e", script, file.toString(), folder.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
    }

    private Object association(String name) throws IOException {
        Path file = Files.writeString(folder.resolve("public.properties"), PROPERTIES);
        Associations.write(PublicAddress.read(file), folder);
        return new Json().toType(Files.readString(folder.resolve(".well-known").resolve(name)), Object.class);
    }

    private List<Element> viewFilters() throws Exception {
        return elements(parsed(folder.resolve(MANIFEST)), "intent-filter").stream()
                .filter(filter -> elements(filter, "action").stream()
                        .anyMatch(action -> name(action).equals("android.intent.action.VIEW")))
                .toList();
    }

    private static String name(Element element) {
        return element.getAttribute("android:name");
    }

    private static String setting(String file, String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(Path.of(file)))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    private static List<Element> elements(Element parent, String tag) {
        List<Element> elements = new ArrayList<>();
        NodeList found = parent.getElementsByTagName(tag);
        for (int at = 0; at < found.getLength(); at++) {
            Node node = found.item(at);
            elements.add((Element) node);
        }
        return elements;
    }

    /** Parses without loading the DTD of Apple's property lists from Apple. */
    private static Element parsed(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        DocumentBuilder builder = factory.newDocumentBuilder();
        return builder.parse(file.toFile()).getDocumentElement();
    }
}
