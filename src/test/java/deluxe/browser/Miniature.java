package deluxe.browser;

import java.awt.image.BufferedImage;

/**
 * A reduced picture: each pixel is the mean of a square of the large one, with each channel in 32 steps. What differs from machine to
 * machine, such as the smoothing of an edge, almost disappears; what a player would see does not.
 */
final class Miniature {
    private static final int STEP = 8;

    private final BufferedImage large;
    private final int side;

    private Miniature(BufferedImage large, int side) {
        this.large = large;
        this.side = side;
    }

    /** Makes one pixel of each square of {@code side} by {@code side}; what is left over on the right and at the bottom is dropped. */
    static BufferedImage of(BufferedImage large, int side) {
        return new Miniature(large, side).picture();
    }

    private BufferedImage picture() {
        int width = large.getWidth() / side;
        int height = large.getHeight() / side;
        BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int[] square = large.getRGB(x * side, y * side, side, side, null, 0, side);
                small.setRGB(x, y, mean(square, 16) | mean(square, 8) | mean(square, 0));
            }
        }
        return small;
    }

    private static int mean(int[] square, int channel) {
        int sum = 0;
        for (int rgb : square) {
            sum += rgb >> channel & 0xFF;
        }
        return (sum / square.length / STEP * STEP) << channel;
    }
}
