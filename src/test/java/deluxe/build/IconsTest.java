package deluxe.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that the page and the shells refer to exist, and are as large as they say. */
class IconsTest {
    private static final Path WEBAPP = Path.of("src/main/webapp");
    private static final Path ANDROID = Path.of("capacitor/android/app/src/main/res");
    private static final Path IOS = Path.of("capacitor/ios/App/App/Assets.xcassets");

    /** The files beside the page that come from the build, not from the sources. */
    private static final List<String> COMPILED = List.of("index.wasm", "index.js", "host.js", "tavern.js", "shell.js");

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "manifest.webmanifest", "loading.css", "deluxe.css"})
    void whatAFileOfThePageRefersToIsThere(String name) throws IOException {
        List<String> references = found(
                Files.readString(WEBAPP.resolve(name)), "\"([\\w/-]+\\.(?:png|jpg|svg|css|js|woff2|webmanifest))\"");

        assertThat(references)
                .isNotEmpty()
                .allMatch(file -> COMPILED.contains(file) || Files.exists(WEBAPP.resolve(file)), "is there");
    }

    @Test
    void thePicturesOfTheManifestAreAsLargeAsItSays() throws IOException {
        String manifest = Files.readString(WEBAPP.resolve("manifest.webmanifest"));
        Map<String, String> sizes = new TreeMap<>();
        Pattern.compile("\"src\": \"([^\"]+)\", \"sizes\": \"([^\"]+)\"")
                .matcher(manifest)
                .results()
                .forEach(icon -> sizes.put(icon.group(1), icon.group(2)));

        assertThat(sizes).hasSize(11);
        for (Map.Entry<String, String> icon : sizes.entrySet()) {
            Dimension size = size(WEBAPP.resolve(icon.getKey()));
            assertThat(size.width + "x" + size.height)
                    .describedAs(icon.getKey())
                    .isEqualTo(icon.getValue());
        }
    }

    @Test
    void theSharePictureIsAsLargeAsThePageSays() throws IOException {
        String page = Files.readString(WEBAPP.resolve("index.html"));

        assertThat(page).contains("og:image:width\" content=\"1200\"", "og:image:height\" content=\"630\"");
        assertThat(size(WEBAPP.resolve("icons/share.jpg"))).isEqualTo(new Dimension(1200, 630));
    }

    @Test
    void theIosIconHasNoTransparency() throws IOException {
        BufferedImage icon = read(IOS.resolve("AppIcon.appiconset/AppIcon-512@2x.png"));

        assertThat(new Dimension(icon.getWidth(), icon.getHeight())).isEqualTo(new Dimension(1024, 1024));
        assertThat(icon.getColorModel().hasAlpha()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "tinted"})
    void iosHasAnIconOfFullSizeForEachLook(String look) throws IOException {
        Path folder = IOS.resolve("AppIcon.appiconset");
        String catalogue = Files.readString(folder.resolve("Contents.json"));

        assertThat(found(catalogue, "\"value\" : \"" + look + "\"\\s+\\}\\s+\\],\\s+\"filename\" : \"([^\"]+)\""))
                .containsExactly("AppIcon-" + look + ".png");
        BufferedImage icon = read(folder.resolve("AppIcon-" + look + ".png"));
        assertThat(new Dimension(icon.getWidth(), icon.getHeight())).isEqualTo(new Dimension(1024, 1024));
        assertThat(icon.getColorModel().hasAlpha()).isEqualTo(look.equals("dark"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"AppIcon.appiconset", "Splash.imageset"})
    void whatTheIosCataloguesNameIsThere(String catalogue) throws IOException {
        Path folder = IOS.resolve(catalogue);

        assertThat(found(Files.readString(folder.resolve("Contents.json")), "\"filename\" : \"([^\"]+)\""))
                .isNotEmpty()
                .allMatch(file -> Files.exists(folder.resolve(file)), "is there");
    }

    @Test
    void eachAndroidDensityHasItsIcons() throws IOException {
        Map<String, Integer> sides = Map.of("mdpi", 48, "hdpi", 72, "xhdpi", 96, "xxhdpi", 144, "xxxhdpi", 192);
        for (Map.Entry<String, Integer> density : sides.entrySet()) {
            Path folder = ANDROID.resolve("mipmap-" + density.getKey());
            int side = density.getValue();
            assertThat(size(folder.resolve("ic_launcher.png"))).isEqualTo(new Dimension(side, side));
            assertThat(size(folder.resolve("ic_launcher_round.png"))).isEqualTo(new Dimension(side, side));
            int layer = side * 9 / 4;
            assertThat(size(folder.resolve("ic_launcher_foreground.png"))).isEqualTo(new Dimension(layer, layer));
            assertThat(size(folder.resolve("ic_launcher_monochrome.png"))).isEqualTo(new Dimension(layer, layer));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"})
    void theMonochromeLayerIsWhiteShapesWithinWhatEachLauncherShows(String density) throws IOException {
        BufferedImage layer = read(ANDROID.resolve("mipmap-" + density + "/ic_launcher_monochrome.png"));
        int side = layer.getWidth();
        int shown = 0;
        for (int at = 0; at < side * side; at++) {
            int x = at % side;
            int y = at / side;
            int colour = layer.getRGB(x, y);
            if (colour >>> 24 == 0) {
                continue;
            }
            shown++;
            assertThat(colour & 0xffffff).isEqualTo(0xffffff);
            double away = Math.hypot(x + .5 - side / 2.0, y + .5 - side / 2.0);
            assertThat(away).isLessThan(side * 33 / 108.0);
        }

        assertThat(shown).isBetween(side * side / 20, side * side / 4);
    }

    /** Of the icon's 288 dp, the system shows a circle of 192. */
    @Test
    void theIconOfTheSplashLiesWithinTheCircleThatIsShown() throws IOException {
        BufferedImage icon = read(ANDROID.resolve("drawable-xxxhdpi/splash_icon.png"));
        int side = 4 * 288;
        assertThat(new Dimension(icon.getWidth(), icon.getHeight())).isEqualTo(new Dimension(side, side));
        int shown = 0;
        for (int at = 0; at < side * side; at++) {
            int x = at % side;
            int y = at / side;
            if (icon.getRGB(x, y) >>> 24 > 0) {
                shown++;
                assertThat(Math.hypot(x + .5 - side / 2.0, y + .5 - side / 2.0)).isLessThan(4 * 96);
            }
        }

        assertThat(shown).isBetween(side * side / 20, side * side / 3);
    }

    private static List<String> found(String text, String pattern) {
        try (Stream<MatchResult> results =
                Pattern.compile(pattern).matcher(text).results()) {
            return results.map(result -> result.group(1)).toList();
        }
    }

    private static Dimension size(Path picture) throws IOException {
        BufferedImage image = read(picture);
        return new Dimension(image.getWidth(), image.getHeight());
    }

    private static BufferedImage read(Path picture) throws IOException {
        assertThat(picture).isRegularFile();
        return ImageIO.read(picture.toFile());
    }
}
