package deluxe.stage.art;

/** How well one colour can be told from another, as the Web Content Accessibility Guidelines measure it: 1 to 21. */
public final class Contrast {
    private Contrast() {}

    public static double between(String colour, String ground) {
        double one = luminance(colour);
        double other = luminance(ground);
        return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return .2126 * linear(rgb >> 16 & 255) + .7152 * linear(rgb >> 8 & 255) + .0722 * linear(rgb & 255);
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= .04045 ? part / 12.92 : Math.pow((part + .055) / 1.055, 2.4);
    }
}
