package deluxe.browser;

import java.awt.image.BufferedImage;

/**
 * A picture made small: each pixel the mean of a square of the large one, its channels in 32 steps. What differs from machine to
 * machine, the smoothing of an edge, is all but gone; what a player would see is not.
 */
final class Miniature {
    private static final int STEP = 8;

    private final BufferedImage large;
    private final int side;

    private Miniature(BufferedImage large, int side) {
        this.large = large;
        this.side = side;
    }

    /** Makes one pixel of {@code side} times as many; what is left over at the right and below is left out. */
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
