package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the iOS app says about itself: its property lists, its sources and its launch screen. */
class IosShellTest {
    private static final Path APP = Path.of("capacitor/ios/App/App");
    private static final Path CAPACITOR = Path.of("capacitor/node_modules/@capacitor/ios/Capacitor/Capacitor");

    @Test
    void thereIsOneSceneAndNoStoryboardThatWouldBringASecondController() throws IOException {
        Map<String, Object> info = Plists.xml(APP.resolve("Info.plist"));

        assertThat(info)
                .doesNotContainKey("UIMainStoryboardFile")
                .containsEntry("UILaunchStoryboardName", "LaunchScreen");
        assertThat(info.get("UIApplicationSceneManifest"))
                .isEqualTo(Map.of(
                        "UIApplicationSupportsMultipleScenes",
                        false,
                        "UISceneConfigurations",
                        Map.of(
                                "UIWindowSceneSessionRoleApplication",
                                List.of(Map.of(
                                        "UISceneConfigurationName", "Default Configuration",
                                        "UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")))));
        assertThat(Files.readString(APP.resolve("SceneDelegate.swift")))
                .contains("class SceneDelegate:")
                .containsOnlyOnce("rootViewController")
                .contains("window?.rootViewController = GameViewController()");
    }

    @Test
    void theControllerOverridesOnlyWhatCapacitorLeavesOpen() throws IOException {
        String ours = Files.readString(APP.resolve("GameViewController.swift"));
        String theirs = Files.readString(CAPACITOR.resolve("CAPBridgeViewController.swift"));
        List<String> overridden = Pattern.compile("override func (\\w+\\([^)]*\\))")
                .matcher(ours)
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(ours).contains("class GameViewController: CAPBridgeViewController");
        assertThat(overridden)
                .contains("capacitorDidLoad()")
                .allMatch(function -> theirs.contains("open func " + function));
        assertThat(Files.readString(CAPACITOR.resolve("CAPInstanceDescriptor.h")))
                .containsPattern("@property [^;]*nullable\\) NSString \\*errorPath;");
    }

    /** Capacitor ignores registerPluginType when plugins are registered automatically, as they are here. */
    @Test
    void aPlatformsPluginIsRegisteredAsAnInstanceAfterTheBridgeIsThere() throws IOException {
        String ours = Files.readString(APP.resolve("GameViewController.swift"));
        String sample = Files.readString(Path.of("capacitor/platform/ios/MatchHostPlugin.swift"));

        assertThat(ours)
                .contains("// bridge?.registerPluginInstance(MatchHostPlugin(platform: YourPlatform()))")
                .containsPattern("override func capacitorDidLoad\\(\\) \\{\\s+registerPlatform\\(\\)");
        assertThat(sample)
                .contains("MatchHostPlugin: CAPInstancePlugin, CAPBridgedPlugin", "init(platform: MatchPlatform)");
        assertThat(Files.readString(CAPACITOR.resolve("CapacitorBridge.swift")))
                .contains("public func registerPluginInstance(_ pluginInstance: CAPPlugin)");
    }

    @Test
    void theStoresQuestionsAreAnsweredInThePropertyList() throws IOException {
        assertThat(Plists.xml(APP.resolve("Info.plist")))
                .containsEntry("ITSAppUsesNonExemptEncryption", false)
                .containsEntry("CFBundleShortVersionString", "$(MARKETING_VERSION)")
                .containsEntry("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)")
                .containsEntry("UIRequiredDeviceCapabilities", List.of("arm64"));
    }

    @Test
    void theAppKeepsItsOwnPreferencesAndCollectsNothing() throws IOException {
        assertThat(Plists.xml(APP.resolve("PrivacyInfo.xcprivacy")))
                .isEqualTo(Map.of(
                        "NSPrivacyTracking", false,
                        "NSPrivacyTrackingDomains", List.of(),
                        "NSPrivacyCollectedDataTypes", List.of(),
                        "NSPrivacyAccessedAPITypes",
                                List.of(Map.of(
                                        "NSPrivacyAccessedAPIType",
                                        "NSPrivacyAccessedAPICategoryUserDefaults",
                                        "NSPrivacyAccessedAPITypeReasons",
                                        List.of("CA92.1")))));
    }

    @Test
    void theSystemKnowsTheLanguagesOfTheGame() throws IOException {
        List<String> languages;
        try (Stream<Path> words = Files.list(Path.of("src/main/webapp/words"))) {
            languages = Stream.concat(
                            Stream.of("en"),
                            words.map(file -> file.getFileName().toString())
                                    .filter(name -> name.endsWith(".txt"))
                                    .map(name -> name.replace(".txt", "")))
                    .sorted()
                    .toList();
        }

        assertThat(Plists.xml(APP.resolve("Info.plist")).get("CFBundleLocalizations"))
                .isEqualTo(languages);
        for (String language : languages) {
            assertThat(Files.readString(APP.resolve(language + ".lproj/InfoPlist.strings")))
                    .containsPattern("\nCFBundleDisplayName = \"Dominoes Deluxe\";\n");
        }
        List<String> onAndroid = Pattern.compile("<locale android:name=\"(\\w+)\"")
                .matcher(Files.readString(Path.of("capacitor/android/app/src/main/res/xml/locales_config.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(onAndroid).isEqualTo(languages);
    }

    /** The same by day and by night: a launch screen cannot ask the page. */
    @Test
    void theLaunchScreenHasTheGroundOfThePage() throws IOException {
        String screen = Files.readString(APP.resolve("Base.lproj/LaunchScreen.storyboard"));
        var colour = Pattern.compile(
                        "<color key=\"backgroundColor\" red=\"([\\d.]+)\" green=\"([\\d.]+)\" blue=\"([\\d.]+)\" alpha=\"1\"")
                .matcher(screen);

        assertThat(colour.find()).isTrue();
        String hexadecimal = Stream.of(colour.group(1), colour.group(2), colour.group(3))
                .map(part -> String.format("%02x", Math.round(255 * Double.parseDouble(part))))
                .reduce("#", String::concat);
        assertThat(Files.readString(Path.of("src/main/webapp/loading.css")))
                .contains("background: " + hexadecimal + ";");
        assertThat(Files.readString(Path.of("capacitor/capacitor.config.json")))
                .contains("\"backgroundColor\": \"" + hexadecimal + "\"");
        assertThat(Files.readString(Path.of("capacitor/android/app/src/main/res/values/colors.xml")))
                .contains("<color name=\"felt\">" + hexadecimal + "</color>");
        assertThat(screen).doesNotContain("systemBackgroundColor");
        assertThat(Plists.xml(APP.resolve("Info.plist"))).containsEntry("UIUserInterfaceStyle", "Dark");
    }

    @Test
    void exportingSendsToTheStoreAndHoldsNoSecret() throws IOException {
        assertThat(Plists.xml(Path.of("capacitor/ios/ExportOptions.plist")))
                .containsEntry("method", "app-store-connect")
                .containsEntry("signingStyle", "automatic")
                .doesNotContainKey("teamID");
    }
}
