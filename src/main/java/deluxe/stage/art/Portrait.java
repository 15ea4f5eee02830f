package deluxe.stage.art;

import deluxe.ports.Surface;

/**
 * A head and shoulders in a round frame. Only the neutral mood has the frame; the other moods are shown over the neutral portrait.
 * Coordinates are in hundredths of the frame's radius, around its centre.
 */
public record Portrait(Sitter sitter, Mood mood) implements Picture {
    private static final int BEFORE = 4;

    @Override
    public void paint(Surface surface, Box box, Theme theme) {
        double radius = Math.min(box.width(), box.height()) / 2;
        PlateArt plates = new PlateArt(surface, theme);
        if (mood == Mood.NEUTRAL) {
            plates.ring(box.centreX(), box.centreY(), radius);
        }
        surface.save();
        surface.translate(box.centreX(), box.centreY());
        surface.scale(radius / 100, radius / 100);
        new Pen(surface).circle(0, 0, 88).clip();
        surface.translate(0, 4);
        Figure.layer(surface, sitter.figure(), 0);
        Figure.layer(surface, sitter.figure(), mood.layer);
        Figure.layer(surface, sitter.figure(), BEFORE);
        surface.restore();
        plates.glass(box.centreX(), box.centreY(), radius * .88);
        if (sitter.computer()) {
            badge(surface, box.centreX() + radius * .66, box.centreY() + radius * .66, radius * .33, theme);
        }
    }

    private static void badge(Surface surface, double x, double y, double r, Theme theme) {
        Pen pen = new Pen(surface);
        pen.circle(x, y, r).fill("#0d1a18").stroke(theme.metal().line(x - r, y - r, x + r, y + r), r * .2);
        Icon.paint(surface, ArtFigures.PROCESSOR, x, y, r * .64, "#ffe9b0");
    }
}
