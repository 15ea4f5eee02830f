package deluxe.stage.classic;

import deluxe.ports.Surface;
import deluxe.stage.art.Figure;

/** A cup of coffee on its saucer, seen from above. */
final class Coffee {
    /** The saucer's width with its shadow. */
    static final double WIDTH = 110;

    private final Surface surface;

    Coffee(Surface surface) {
        this.surface = surface;
    }

    /** Paints it around the surface's origin. */
    void paint() {
        cast(0, 14, 6, 9);
        Figure.layer(surface, ClassicFigures.COFFEE, 1);
        cast(2, 8, 4, 6);
        Figure.layer(surface, ClassicFigures.COFFEE, 3);
    }

    private void cast(int layer, double blur, double right, double down) {
        surface.save();
        surface.shadow("rgba(60,50,50,.55)", blur, right, down);
        Figure.layer(surface, ClassicFigures.COFFEE, layer);
        surface.restore();
    }
}
