package deluxe.stage.art;

import deluxe.kit.Split;
import java.util.List;
import java.util.Locale;

/** How well one colour can be told from another, as the Web Content Accessibility Guidelines measure it: 1 to 21. */
public final class Contrast {
    private Contrast() {}

    public static double between(String colour, String ground) {
        double one = luminance(colour);
        double other = luminance(ground);
        return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    }

    /** The lowest contrast between a light set's pips and its face, both under the veil over tiles that cannot be played. */
    public static double ofVeiledPips(TileSet set, Theme theme) {
        List<String> veil = Split.at(
                ',', theme.veil().substring("rgba(".length(), theme.veil().length() - 1));
        String colour = String.format(
                Locale.ROOT, "#%02x%02x%02x", number(veil.get(0)), number(veil.get(1)), number(veil.get(2)));
        double covers = Double.parseDouble(veil.get(3));
        double darker = Double.parseDouble(TileArt.DARKER_PIPS.substring(
                TileArt.DARKER_PIPS.lastIndexOf(',') + 1, TileArt.DARKER_PIPS.length() - 1));
        String face = Shade.between(set.face().stops().get(2).colour(), colour, covers);
        return set.pips().stream()
                .map(pip -> Shade.between(pip.stops().get(1).colour(), colour, covers))
                .map(pip -> Shade.between(pip, "#000000", darker))
                .mapToDouble(pip -> between(pip, face))
                .min()
                .orElseThrow();
    }

    private static int number(String text) {
        return Integer.parseInt(text);
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
