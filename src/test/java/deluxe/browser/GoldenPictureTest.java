package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenPictureTest {
    @TempDir
    Path folder;

    private GoldenPicture golden;

    @BeforeEach
    void acceptABlackPicture() {
        picture(true).check(black(4, 3), 0);
        golden = picture(false);
    }

    @Test
    void aChannelMayBeOffByEight() {
        BufferedImage slightlyOff = black(4, 3);
        slightlyOff.setRGB(1, 1, 0x080808);

        assertThatCode(() -> golden.check(slightlyOff, 0)).doesNotThrowAnyException();
    }

    @Test
    void aPixelFurtherOffCostsOneOfTheBudget() {
        BufferedImage off = black(4, 3);
        off.setRGB(1, 1, 0x000900);
        off.setRGB(2, 1, 0x090000);

        assertThatCode(() -> golden.check(off, 2)).doesNotThrowAnyException();
        assertThatThrownBy(() -> golden.check(off, 1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("2 pixels");
    }

    @Test
    void aFailureKeepsWhatWasSeenAndWhereItDiffers() {
        BufferedImage off = black(4, 3);
        off.setRGB(1, 1, 0xFFFFFF);

        assertThatThrownBy(() -> golden.check(off, 0)).hasMessageContaining("table.diff.png");
        assertThat(folder.resolve("seen/table.png")).exists();
        assertThat(folder.resolve("seen/table.diff.png")).exists();
    }

    @Test
    void anotherSizeIsNamed() {
        assertThatThrownBy(() -> golden.check(black(5, 3), 99))
                .hasMessageContaining("4x3")
                .hasMessageContaining("5x3");
    }

    @Test
    void aMissingGoldenPictureFailsTheCheckAndIsNotCreated() throws Exception {
        Files.delete(folder.resolve("golden/table.png"));

        assertThatThrownBy(() -> golden.check(black(4, 3), 0)).hasMessageContaining("-Dgolden.update=true");
        assertThat(folder.resolve("golden/table.png")).doesNotExist();
    }

    private GoldenPicture picture(boolean update) {
        return new GoldenPicture(folder.resolve("golden"), folder.resolve("seen"), "table", update);
    }

    private static BufferedImage black(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    }
}
