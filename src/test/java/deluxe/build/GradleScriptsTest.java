package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Gradle's scripts say what they should. They run in the Groovy that Gradle has, on objects that record what they are told. Only Gradle can
 * show whether Android's Gradle plugin accepts it.
 */
class GradleScriptsTest {
    private static final Path APP = Path.of("capacitor/android/app");

    @Test
    void theVersionIsThatOfTheProject() throws Exception {
        Version version = Version.written(Path.of("")).get("pom.xml 1");

        Map<String, String> told = GradleScript.run(APP, Map.of());
        assertThat(told)
                .containsEntry("android.defaultConfig.versionName", version.toString())
                .containsEntry("android.defaultConfig.versionCode", String.valueOf(version.number(0)))
                .containsEntry("android.defaultConfig.applicationId", "io.github.dominoesdeluxe")
                .containsEntry("android.defaultConfig.minSdkVersion", "24");
        assertThat(GradleScript.run(APP, Map.of("BUILD", "7")))
                .containsEntry("android.defaultConfig.versionCode", String.valueOf(version.number(7)));
        assertThatThrownBy(() -> GradleScript.run(APP, Map.of("BUILD", "100"))).hasMessageContaining("at most 99");
    }

    @Test
    void aReleaseIsSignedWithWhatTheEnvironmentSays() throws Exception {
        Map<String, String> environment = new HashMap<>(Map.of(
                "DELUXE_KEYSTORE", "/keys/upload.jks",
                "DELUXE_KEYSTORE_PASSWORD", "one",
                "DELUXE_KEY_ALIAS", "two",
                "DELUXE_KEY_PASSWORD", "three"));

        assertThat(GradleScript.run(APP, environment))
                .containsEntry("android.signingConfigs.release.storeFile", "/keys/upload.jks")
                .containsEntry("android.signingConfigs.release.storePassword", "one")
                .containsEntry("android.signingConfigs.release.keyAlias", "two")
                .containsEntry("android.signingConfigs.release.keyPassword", "three")
                .containsEntry("android.buildTypes.release.signingConfig", "signingConfigs.release");
        environment.remove("DELUXE_KEY_ALIAS");
        assertThatThrownBy(() -> GradleScript.run(APP, environment)).hasMessageContaining("DELUXE_KEY_ALIAS");
    }

    @Test
    void onlyTheGamesLanguagesArePacked() throws Exception {
        assertThat(GradleScript.run(APP, Map.of())).containsEntry("android.androidResources.localeFilters", "[en, es]");
    }

    @Test
    void withoutAKeystoreAReleaseIsNotSigned() throws Exception {
        assertThat(GradleScript.run(APP, Map.of()).keySet())
                .contains("android.buildTypes.release.minifyEnabled")
                .noneMatch(told -> told.contains("sign"));
    }
}
