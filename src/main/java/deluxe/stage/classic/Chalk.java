package deluxe.stage.classic;

import deluxe.ports.Paint;
import deluxe.ports.Sprite;
import deluxe.ports.Surface;
import deluxe.ports.Surface.Align;
import deluxe.ports.Surface.Face;
import deluxe.stage.art.Box;
import deluxe.stage.art.Lettering;
import deluxe.stage.art.Scatter;
import deluxe.stage.art.Theme;

/** Draws in chalk: dusty lines, and letters with gaps from the grain of the slate. */
final class Chalk {
    /** Grains are drawn in this many lots, each with its own opacity. */
    private static final int LOTS = 3;

    private final Surface surface;
    private final Theme theme;

    Chalk(Surface surface, Theme theme) {
        this.surface = surface;
        this.theme = theme;
    }

    /** A slightly bowed line; {@code number} gives it its own grain, {@code share} is how much of it is drawn, from its start. */
    void line(ChalkTally.Line line, double width, String colour, double alpha, int number, double share) {
        double across = line.toX() - line.fromX();
        double down = line.toY() - line.fromY();
        double length = Math.hypot(across, down);
        if (length == 0 || share <= 0) {
            return;
        }
        Scatter scatter = new Scatter(number);
        double bow = scatter.around(length * .03);
        double sideX = -down / length;
        double sideY = across / length;
        ChalkTally.Line drawn = line.upTo(Math.min(1, share));
        surface.save();
        surface.alpha(alpha * .5);
        surface.begin();
        surface.moveTo(drawn.fromX(), drawn.fromY());
        surface.lineTo(drawn.toX(), drawn.toY());
        surface.stroke(Paint.of(colour), width * .8);
        int grains = (int) Math.ceil(length * width * 1.5 / LOTS);
        for (int lot = 1; lot <= LOTS; lot++) {
            surface.alpha(alpha * lot / LOTS);
            surface.begin();
            for (int grain = 0; grain < grains; grain++) {
                double at = scatter.upTo(1);
                double aside = (scatter.around(.5) + scatter.around(.5)) * width * .75 + bow * 4 * at * (1 - at);
                double size = scatter.between(.35, 1.1);
                if (at <= share) {
                    double x = line.fromX() + across * at + sideX * aside;
                    double y = line.fromY() + down * at + sideY * aside;
                    surface.rectangle(x - size / 2, y - size / 2, size, size);
                }
            }
            surface.fill(Paint.of(colour));
        }
        surface.restore();
    }

    void rule(double fromX, double y, double toX, double alpha, int number) {
        line(new ChalkTally.Line(fromX, y, toX, y - .6), 1.3, PubColours.CHALK, alpha, number, 1);
    }

    /** A text aligned at {@code x}, with the middle of its capitals at {@code middle}. */
    void text(String text, double x, double middle, Face face, Align align, String colour) {
        double width = surface.textWidth(text, face);
        if (width == 0) {
            return;
        }
        double pad = 2;
        double high = face.size() * 1.7;
        Sprite sprite = surface.sprite(width + 2 * pad, high);
        Surface letters = sprite.surface();
        letters.alpha(.94);
        new Lettering(letters, theme).plain(text, pad, high / 2, face, Align.LEFT, colour);
        letters.blend(Surface.Blend.ERASE);
        bite(letters, new Box(0, 0, width + 2 * pad, high), text.length());
        double left =
                switch (align) {
                    case LEFT -> x;
                    case CENTRE -> x - width / 2;
                    case RIGHT -> x - width;
                };
        surface.draw(sprite, left - pad, middle - high / 2);
        sprite.drop();
    }

    private static void bite(Surface letters, Box box, int number) {
        Scatter scatter = new Scatter(number);
        int grains = (int) (box.width() * box.height() * .15 / LOTS);
        for (int lot = 1; lot <= LOTS; lot++) {
            letters.alpha(.7 * lot / LOTS);
            letters.begin();
            for (int grain = 0; grain < grains; grain++) {
                letters.rectangle(
                        scatter.upTo(box.width()),
                        scatter.upTo(box.height()),
                        scatter.between(.5, 1.3),
                        scatter.between(.5, 1.1));
            }
            letters.fill(Paint.of("#000000"));
        }
    }
}
