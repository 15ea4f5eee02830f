package deluxe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class MiniatureTest {
    private final BufferedImage large = new BufferedImage(7, 4, BufferedImage.TYPE_INT_RGB);

    @Test
    void aPixelIsTheMeanOfItsSquare() {
        large.setRGB(3, 0, 0xF00000);
        large.setRGB(5, 2, 0x00F0F0);

        BufferedImage small = Miniature.of(large, 3);

        assertThat(small.getRGB(0, 0) & 0xFFFFFF).isZero();
        assertThat(small.getRGB(1, 0) & 0xFFFFFF).isEqualTo(0x181818);
    }

    @Test
    void whatFillsNoSquareIsLeftOut() {
        BufferedImage small = Miniature.of(large, 3);

        assertThat(small.getWidth()).isEqualTo(2);
        assertThat(small.getHeight()).isEqualTo(1);
    }

    @Test
    void channelsHaveStepsOfEight() {
        large.setRGB(0, 0, 0x0F1007);

        assertThat(Miniature.of(large, 1).getRGB(0, 0) & 0xFFFFFF).isEqualTo(0x081000);
    }
}
