package deluxe.stage.tavern;

import deluxe.ports.Surface;
import deluxe.stage.art.Figure;

/** The pointing hand of the scribes: it shows whose throw it is. */
final class Manicule {
    private Manicule() {}

    /** Paints it with its fingertip here, pointing left, or right if {@code scale} is less than 0. */
    static void paint(Surface surface, double x, double y, double scale) {
        surface.save();
        surface.translate(x, y);
        surface.scale(scale, Math.abs(scale));
        surface.translate(0, -12);
        surface.save();
        surface.shadow("rgba(0,0,0,.6)", 6, -2, 3);
        Figure.paint(surface, TavernFigures.MANICULE);
        surface.restore();
        Figure.layer(surface, TavernFigures.MANICULE, 1);
        surface.restore();
    }
}
