package deluxe.stage.tavern;

import deluxe.kit.Hex;

/** A colour for arithmetic: its parts are from 0 to 1, or more where light is added. */
record Tone(double red, double green, double blue) {
    static Tone of(int red, int green, int blue) {
        return new Tone(red / 255.0, green / 255.0, blue / 255.0);
    }

    Tone towards(Tone other, double part) {
        return new Tone(
                red + (other.red - red) * part,
                green + (other.green - green) * part,
                blue + (other.blue - blue) * part);
    }

    Tone plus(double moreRed, double moreGreen, double moreBlue) {
        return new Tone(red + moreRed, green + moreGreen, blue + moreBlue);
    }

    Tone under(Tone light) {
        return new Tone(red * light.red, green * light.green, blue * light.blue);
    }

    /** As {@code #rrggbb}; what is too bright is dimmed and keeps its hue. */
    String text() {
        double dim = red > .99 ? .99 / red : 1;
        return "#"
                + Hex.of(part(red * dim) << 16 | part(green * dim) << 8 | part(blue * dim))
                        .substring(2);
    }

    private static int part(double light) {
        return (int) Math.max(0, Math.min(255, light * 255));
    }
}
