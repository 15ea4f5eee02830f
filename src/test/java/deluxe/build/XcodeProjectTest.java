package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Xcode's project file lists the files that exist, and builds all of them. */
class XcodeProjectTest {
    private static final Path FOLDER = Path.of("capacitor/ios/App");

    /** The files that cap sync writes. */
    private static final Set<String> WRITTEN = Set.of("App/public", "App/capacitor.config.json", "App/config.xml");

    private final Map<String, Map<String, Object>> objects = objects();

    @Test
    void eachPartOfTheProjectIsThere() {
        objects.forEach((id, object) -> referencesOf(object)
                .forEach(reference -> assertThat(objects)
                        .describedAs(object.get("isa") + " " + id)
                        .containsKey(reference)));
    }

    @Test
    void noPartOfTheProjectIsLeftOver() {
        Set<String> named = new HashSet<>();
        objects.values().forEach(object -> named.addAll(referencesOf(object)));

        assertThat(objects.entrySet())
                .filteredOn(object -> !"PBXProject".equals(object.getValue().get("isa")))
                .extracting(Map.Entry::getKey)
                .allMatch(named::contains);
    }

    @Test
    void eachFileOfTheProjectIsThere() {
        assertThat(filesBelow(mainGroup(), ""))
                .contains("App/GameViewController.swift", "App/PrivacyInfo.xcprivacy", "App/es.lproj/InfoPlist.strings")
                .allMatch(file -> WRITTEN.contains(file) || Files.exists(FOLDER.resolve(file)), "is there");
    }

    @Test
    void allOfTheAppsSourcesAndResourcesAreBuiltIn() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER.resolve("App"))) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".swift"))
                    .forEach(sources::add);
        }

        assertThat(namesIn("PBXSourcesBuildPhase")).containsExactlyInAnyOrderElementsOf(sources);
        assertThat(namesIn("PBXResourcesBuildPhase"))
                .containsExactlyInAnyOrder(
                        "Assets.xcassets",
                        "InfoPlist.strings",
                        "LaunchScreen.storyboard",
                        "PrivacyInfo.xcprivacy",
                        "capacitor.config.json",
                        "config.xml",
                        "public");
    }

    @Test
    void theProjectKnowsTheLanguagesOfTheGame() {
        assertThat(named("PBXProject").get(0).get("knownRegions")).isEqualTo(List.of("en", "es", "Base"));
    }

    @Test
    void versionAndSigningComeFromTheFilesBesideTheProject() throws IOException {
        for (Map<String, Object> configuration : named("XCBuildConfiguration")) {
            String file = configuration.get("name").equals("Debug") ? "debug.xcconfig" : "release.xcconfig";
            Object base = configuration.get("baseConfigurationReference");
            assertThat(objects.get(base)).containsEntry("path", "../" + file);
            assertThat(Files.readString(FOLDER.resolve("../" + file))).contains("#include \"version.xcconfig\"");
            assertThat(settings(configuration))
                    .doesNotContainKeys("MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "DEVELOPMENT_TEAM");
        }
    }

    @Test
    void bothKindsOfBuildAreTheSameApp() throws IOException {
        String config = Files.readString(Path.of("capacitor/capacitor.config.json"));
        List<Map<String, Object>> app = named("XCBuildConfiguration").stream()
                .map(XcodeProjectTest::settings)
                .filter(settings -> settings.containsKey("PRODUCT_BUNDLE_IDENTIFIER"))
                .toList();

        assertThat(app).hasSize(2).allSatisfy(settings -> {
            assertThat(config).contains("\"appId\": \"" + settings.get("PRODUCT_BUNDLE_IDENTIFIER") + "\"");
            assertThat(settings)
                    .containsEntry("IPHONEOS_DEPLOYMENT_TARGET", "15.0")
                    .containsEntry("INFOPLIST_FILE", "App/Info.plist")
                    .containsEntry("TARGETED_DEVICE_FAMILY", "1,2");
        });
    }

    private Map<String, Object> mainGroup() {
        return objects.get(named("PBXProject").get(0).get("mainGroup"));
    }

    /** The paths of all files in a group, relative to the project's folder, without those that are built. */
    private List<String> filesBelow(Map<String, Object> group, String folder) {
        List<String> files = new ArrayList<>();
        for (Object child : (List<?>) group.get("children")) {
            Map<String, Object> object = objects.get(child);
            Object tree = object.get("sourceTree");
            String path = (tree.equals("<group>") ? folder : "") + object.getOrDefault("path", "");
            if (object.containsKey("children")) {
                files.addAll(filesBelow(object, object.containsKey("path") ? path + "/" : folder));
            } else if (!tree.equals("BUILT_PRODUCTS_DIR")) {
                files.add(path);
            }
        }
        return files;
    }

    private List<String> namesIn(String phase) {
        return ((List<?>) named(phase).get(0).get("files"))
                .stream()
                        .map(built -> objects.get(objects.get(built).get("fileRef")))
                        .map(file -> String.valueOf(file.getOrDefault("name", file.get("path"))))
                        .toList();
    }

    private List<Map<String, Object>> named(String kind) {
        return objects.values().stream()
                .filter(object -> kind.equals(object.get("isa")))
                .toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> settings(Map<String, Object> configuration) {
        return (Map<String, Object>) configuration.get("buildSettings");
    }

    /** Every key or value that is the id of an object. */
    private static List<String> referencesOf(Object value) {
        List<String> found = new ArrayList<>();
        if (value instanceof Map<?, ?> map) {
            map.values().forEach(each -> found.addAll(referencesOf(each)));
            map.keySet().forEach(each -> found.addAll(referencesOf(each)));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> found.addAll(referencesOf(each)));
        } else if (value instanceof String text && text.matches("[0-9A-F]{24}")) {
            found.add(text);
        }
        return found;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Map<String, Object>> objects() {
        try {
            Map<String, Object> project = Plists.withBraces(FOLDER.resolve("App.xcodeproj/project.pbxproj"));
            return (Map<String, Map<String, Object>>) project.get("objects");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
