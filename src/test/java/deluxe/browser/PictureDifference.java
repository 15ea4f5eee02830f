package deluxe.browser;

import java.awt.image.BufferedImage;

/**
 * Where two pictures of the same size differ by more than one engine differs from machine to machine.
 *
 * @param pixels how many pixels differ
 * @param picture the differing pixels in red on a faded copy of the expected picture
 */
record PictureDifference(int pixels, BufferedImage picture) {
    /** The largest difference in red, green or blue, out of 256, that does not count. */
    private static final int TOLERANCE = 8;

    private static final int RED = 0xFF0000;

    static PictureDifference between(BufferedImage expected, BufferedImage actual) {
        int width = expected.getWidth();
        int height = expected.getHeight();
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int pixels = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean differs = differs(expected.getRGB(x, y), actual.getRGB(x, y));
                picture.setRGB(x, y, differs ? RED : faded(expected.getRGB(x, y)));
                pixels += differs ? 1 : 0;
            }
        }
        return new PictureDifference(pixels, picture);
    }

    private static boolean differs(int one, int other) {
        return distance(one, other, 16) > TOLERANCE
                || distance(one, other, 8) > TOLERANCE
                || distance(one, other, 0) > TOLERANCE;
    }

    private static int distance(int one, int other, int channel) {
        return Math.abs((one >> channel & 0xFF) - (other >> channel & 0xFF));
    }

    /** The colour with a quarter of its contrast, near white. */
    private static int faded(int rgb) {
        return (rgb >> 2 & 0x3F3F3F) + 0xC0C0C0;
    }
}
