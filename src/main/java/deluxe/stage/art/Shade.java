package deluxe.stage.art;

import deluxe.kit.Hex;
import deluxe.ports.Decimal;

/** Arithmetic on colours of the form {@code #rrggbb}. */
public final class Shade {
    private Shade() {}

    /** The colour {@code share} of the way from one to another, 0 to 1. */
    public static String between(String from, String to, double share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int start = channel(from, shift);
            mixed = mixed << 8 | (int) Math.rint(start + (channel(to, shift) - start) * share);
        }
        return "#" + Hex.of(mixed).substring(2);
    }

    /** The same colour with this opacity, 0 to 1, as {@code rgba(...)}. */
    public static String clear(String colour, double alpha) {
        return "rgba(" + channel(colour, 16) + "," + channel(colour, 8) + "," + channel(colour, 0) + ","
                + Decimal.of(alpha) + ")";
    }

    private static int channel(String colour, int shift) {
        if (colour.length() != 7 || colour.charAt(0) != '#') {
            throw new IllegalArgumentException("not a colour of the form #rrggbb: " + colour);
        }
        int at = 5 - shift / 4;
        return 16 * Hex.digit(colour.charAt(at)) + Hex.digit(colour.charAt(at + 1));
    }
}
